import type { Config } from 'jest';

type Settings = 'transform' | 'transformIgnorePatterns' | 'moduleNameMapper' | 'testEnvironment' | 'testTimeout';

declare const preset: Required<Pick<Config, Settings | 'setupFilesAfterEnv'>>;
export = preset;
