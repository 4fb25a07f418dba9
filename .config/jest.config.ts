/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import preset from '../libs/testing/jest-preset.cjs';
import { keepTempFilesInMemory } from '../libs/tools/src/test-run/memory-temp';

const rootDir = path.resolve(__dirname, '..');
const { transform, transformIgnorePatterns, moduleNameMapper } = preset;

// Each back-end test file copies a template database of 900 files, which takes 20 times as long on a disk.
keepTempFilesInMemory();

/** Folders of this checkout; it may itself lie below a folder of such a name. */
const GENERATED = ['dist', '.nx', '.arbora'].map((name) => `<rootDir>/(.*/)?${name.replace('.', '\\.')}/`);

const shared: Config = {
  rootDir,
  transform,
  transformIgnorePatterns,
  moduleNameMapper,
  testPathIgnorePatterns: ['/node_modules/', ...GENERATED],
  modulePathIgnorePatterns: GENERATED,
};

const FRONT_END = '<rootDir>/{shell,mf-*,libs}/**';
const NODE_LIBS = ['domain', 'registry', 'routes', 'demo-data', 'build', 'deployment', 'tools'];

const config: Config = {
  rootDir,
  // Outside of the folder for temporary files, so that the next run finds the compiled modules.
  cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
  testTimeout: preset.testTimeout,
  // Tests mostly wait for the database, so two workers suit two cores.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/.config/jest/slow-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: preset.testEnvironment,
      testMatch: [`${FRONT_END}/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [
        ...(shared.testPathIgnorePatterns ?? []),
        '\\.node\\.test\\.tsx?$',
        `<rootDir>/libs/(${NODE_LIBS.join('|')})/`,
      ],
      setupFilesAfterEnv: preset.setupFilesAfterEnv,
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/libs/{${NODE_LIBS.join()}}/**/*.test.{ts,tsx}`, `${FRONT_END}/*.node.test.{ts,tsx}`],
    },
    {
      ...shared,
      displayName: 'backend',
      testEnvironment: '<rootDir>/.config/jest/backend-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/.config/jest/trace-queries.ts'],
      testMatch: ['<rootDir>/backend/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/backend/tests/global-setup.ts',
      globalTeardown: '<rootDir>/backend/tests/global-teardown.ts',
    },
  ],
};

export default config;
