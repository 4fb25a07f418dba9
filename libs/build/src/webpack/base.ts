import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { folderOf, ROOT, STATE_DIR } from '../paths';
import { hasOffice } from './shared';
import { CONFIGURATION_FILES, classNameOptions, assetRule, scriptRule, serviceWorkerRule, textsRule } from './rules';

export type Mode = 'production' | 'development';

function styleRule(): object {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: classNameOptions(),
        },
      },
    ],
  };
}

/**
 * Few passes remove only half of the unused code; it converges at about eight. The kit of the back office, which is not
 * tree-shaken, gains nothing from more than two.
 */
function compressPasses(name: string): number {
  return hasOffice(name) ? 2 : 10;
}

/** Configuration common to all browser builds. `name` is the package's folder. */
export function baseConfiguration(name: string, mode: Mode): Configuration {
  const dir = folderOf(name);
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Without the sources, which only developers have.
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      // As long as the entries of remotes, which the shell loads: see shell/src/federation/load-remote.ts.
      chunkLoadTimeout: 12_000,
      uniqueName: name,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The package's exports always resolve to the development build in browsers.
        ...(mode === 'production' && {
          'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      rules: [scriptRule(), serviceWorkerRule(), styleRule(), assetRule(), textsRule()],
    },
    optimization: {
      minimize: mode === 'production',
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: compressPasses(name) } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
    },
    plugins: [
      new MiniCssExtractPlugin({
        // A hot update reloads a style sheet by its name.
        filename: mode === 'production' ? '[name].[contenthash:8].css' : '[name].css',
        chunkFilename: mode === 'production' ? '[name].[contenthash:8].css' : '[name].css',
        // Class names are unique and scoped to their component, so the order of modules is irrelevant.
        ignoreOrder: true,
      }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(STATE_DIR, 'cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: CONFIGURATION_FILES },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
