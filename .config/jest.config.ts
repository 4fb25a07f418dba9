/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { keepTempFilesInMemory } from '../libs/tools/src/test-run/memory-temp';

const rootDir = path.resolve(__dirname, '..');

// Each back-end test file copies a template database of 900 files, which takes 20 times as long on a disk.
keepTempFilesInMemory();

/** Packages published as ES modules only, which Jest must transform to CommonJS. */
const ES_PACKAGES = [
  'jose',
  'ofetch',
  'destr',
  'ufo',
  'node-fetch-native',
  'jwt-decode',
  'mitt',
  'spayd',
  'p-retry',
  'is-network-error',
  'eslint-plugin-jsx-a11y-x',
];

function swc(syntax: 'typescript' | 'ecmascript', jsx: boolean): [string, Record<string, unknown>] {
  const parser = syntax === 'typescript' ? { syntax, tsx: jsx } : { syntax, jsx };
  return [
    '@swc/jest',
    { jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
  ];
}

/** Folders of this checkout; it may itself lie below a folder of such a name. */
const GENERATED = ['dist', '.nx', '.arbora'].map((name) => `<rootDir>/(.*/)?${name.replace('.', '\\.')}/`);

const shared: Config = {
  rootDir,
  transform: {
    '\\.tsx$': swc('typescript', true),
    '\\.ts$': swc('typescript', false),
    '\\.m?jsx?$': swc('ecmascript', true),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/.config/jest/css-stub.ts',
    '\\.(svg|png|jpg|webp|avif|woff2)$': '<rootDir>/.config/jest/file-stub.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', ...GENERATED],
  modulePathIgnorePatterns: GENERATED,
};

const FRONT_END = '<rootDir>/{shell,mf-*,libs}/**';
const NODE_LIBS = ['domain', 'registry', 'routes', 'demo-data', 'build', 'deployment', 'tools'];

const config: Config = {
  rootDir,
  // Outside of the folder for temporary files, so that the next run finds the compiled modules.
  cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
  // Tolerates a busy machine.
  testTimeout: 20_000,
  // Tests mostly wait for the database, so two workers suit two cores.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/.config/jest/slow-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/.config/jest/browser-environment.ts',
      testMatch: [`${FRONT_END}/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [
        ...(shared.testPathIgnorePatterns ?? []),
        '\\.node\\.test\\.tsx?$',
        `<rootDir>/libs/(${NODE_LIBS.join('|')})/`,
      ],
      setupFilesAfterEnv: ['<rootDir>/.config/jest/browser-setup.ts'],
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
