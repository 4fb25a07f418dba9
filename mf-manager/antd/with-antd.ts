import path from 'node:path';
import type { Configuration } from 'webpack';

const SHEET = path.join(__dirname, '../src/antd-parts/antd.css');

/** Adds antd's extracted style sheet to a remote's webpack configuration. */
export function withAntd(configuration: Configuration): Configuration {
  return {
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        { test: SHEET, enforce: 'pre', loader: path.join(__dirname, 'styles-loader.ts') },
      ],
    },
  };
}
