import { buildSync } from 'esbuild';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { ROOT } from '../paths';

/**
 * Bundles a service worker by itself: the scripts of a federated build start asynchronously, but a browser ignores
 * listeners that a service worker adds later.
 */
export default function bundleServiceWorker(this: LoaderContext<object>): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [this.resourcePath],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(path.join(ROOT, input));
  return outputFiles[0]!.text;
}
