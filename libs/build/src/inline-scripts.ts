import path from 'node:path';
import { SHELL } from '@arbora/deployment';
import type { InlineScripts } from '@arbora/registry';
import { buildSync } from 'esbuild';
import { folderOf } from './paths';

/** Builds a script that imports from `shell/src/inline`. */
function build(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.join(folderOf(SHELL), 'src/inline'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]!.text.trim();
}

/** Builds the scripts that documents contain. */
export function inlineScripts(): InlineScripts {
  return {
    earlyEvents: build(`import { recordEarlyEvents } from './early-events'; recordEarlyEvents();`),
    seenHome: build(`import { markSeenHome } from './seen-home'; markSeenHome();`),
    startAfterPaint: build(
      `import { readStartFiles, startAfterPaint } from './start-after-paint'; startAfterPaint(readStartFiles());`,
    ),
  };
}
