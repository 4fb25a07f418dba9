import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { antdMeasures } from './extract-styles';

const ANTD = path.dirname(require.resolve('antd/es/index.js'));
const PARTS = path.join(__dirname, '../src/antd-parts');

/** Modules of antd and below that compute styles or make style elements while the page runs, and what stands in for them. */
const REPLACED = {
  'antd/es/theme/util/genStyleUtils.js': 'gen-style-utils.ts',
  'antd/es/theme/util/useResetIconStyle.js': 'use-reset-icon-style.ts',
  'antd/es/theme/themes/default/theme.js': 'default-theme.ts',
  'antd/es/theme/useToken.js': 'use-token.ts',
  '@rc-component/portal/es/useScrollLocker.js': 'use-scroll-locker.ts',
  '@rc-component/util/es/getScrollBarSize.js': 'scroll-bar-size.ts',
};

function replacements(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REPLACED).map(([module, own]) => [require.resolve(module), path.join(PARTS, own)]),
  );
}

/** Makes a remote's build carry antd: its styles as one sheet, themed by the site's tokens, and its scripts without. */
export function withAntd(configuration: Configuration): Configuration {
  return {
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        { test: path.join(PARTS, 'antd.css'), enforce: 'pre', loader: path.join(__dirname, 'styles-loader.ts') },
        {
          test: /\/style(?:\/[^/]+)?\.js$/,
          include: ANTD,
          loader: path.join(__dirname, 'without-styles-loader.ts'),
        },
      ],
    },
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, ...replacements() } },
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.DefinePlugin({ ANTD_MEASURES: JSON.stringify(antdMeasures()) }),
    ],
  };
}
