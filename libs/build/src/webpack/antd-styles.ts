import path from 'node:path';
import type { Configuration } from 'webpack';
import { libraryFolder } from '../paths';

const OFFICE = libraryFolder('office');
const SHEET = path.join(OFFICE, 'src/antd/antd.css');

/** Fills antd's style sheet with the styles that libs/office extracts from antd. */
export function withAntdStyles(configuration: Configuration): Configuration {
  return {
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        { test: SHEET, enforce: 'pre', loader: path.join(OFFICE, 'extract/styles-loader.ts') },
      ],
    },
  };
}
