import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

const TEXTS_LOADER = path.join(__dirname, 'typeset-loader.ts');
const SERVICE_WORKER_LOADER = path.join(__dirname, 'service-worker-loader.ts');
const SERVICE_WORKER = /[\\/]service-worker\.ts$/;

/** Files that invalidate the build cache: webpack does not follow imports of TypeScript files, so each is listed. */
export const CONFIGURATION_FILES = readdirSync(__dirname).map((name) => path.join(__dirname, name));

/** TypeScript and JSX; `refresh` enables React Refresh. */
export function scriptRule({ refresh = false } = {}): object {
  return {
    test: /\.tsx?$/,
    exclude: SERVICE_WORKER,
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

/** A service worker, as a separate file that is named by its address only. */
export function serviceWorkerRule(): object {
  return {
    test: SERVICE_WORKER,
    type: 'asset/resource',
    loader: SERVICE_WORKER_LOADER,
    generator: { filename: '[name].[contenthash:8].js' },
  };
}

/** Naming of CSS module classes, shared by browser and server builds so that hydration matches. */
export function classNameOptions(): object {
  return {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // One context for all packages: components of libs/ui have the same class names in every remote.
    localIdentName: '[name]-[local]-[hash:base64:5]',
    localIdentContext: ROOT,
  };
}

/** Images and fonts, as separate files. */
export function assetRule(): object {
  return { test: /\.(svg|woff2|webp|avif|png)$/, type: 'asset/resource' };
}

/** Typesets Czech and Polish texts with no-break spaces, so that authors need not. */
export function textsRule(): object {
  return { test: /[\\/]locales[\\/](cs|pl)\.json$/, loader: TEXTS_LOADER };
}
