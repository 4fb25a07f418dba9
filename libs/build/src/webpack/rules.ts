import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

const TEXTS_LOADER = path.join(__dirname, 'typeset-loader.ts');

/** What a build's cache depends on: imports of a TypeScript file are not followed, so each file here is named. */
export const CONFIGURATION_FILES = readdirSync(__dirname).map((name) => path.join(__dirname, name));

/** TypeScript and JSX; with `refresh` so that React replaces changed components in open pages. */
export function scriptRule({ refresh = false } = {}): object {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
  };
}

/** How class names come about; the same for browsers and servers, whose elements must agree. */
export function classNameOptions(): object {
  return {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // One context for all packages: a part of libs/ui has the same class names in every remote.
    localIdentName: '[name]-[local]-[hash:base64:5]',
    localIdentContext: ROOT,
  };
}

/** Pictures and fonts, as files of their own. */
export function pictureRule(): object {
  return { test: /\.(svg|woff2|webp|avif|png)$/, type: 'asset/resource' };
}

/** Czech and Polish texts, typeset: whoever writes one need not think of where its lines may break. */
export function textsRule(): object {
  return { test: /[\\/]locales[\\/](cs|pl)\.json$/, loader: TEXTS_LOADER };
}
