import path from 'node:path';
import type { InlineScripts } from '@arbora/registry';
import { buildSync } from 'esbuild';
import { folderOf, SHELL } from './paths';

/** What each inline script runs. */
const ENTRIES: InlineScripts = {
  earlyEvents: `import { recordEarlyEvents } from './early-events'; recordEarlyEvents();`,
  seenHome: `import { markSeenHome } from './seen-home'; markSeenHome();`,
  startAfterPaint: `import { readStartFiles, startAfterPaint } from './start-after-paint'; startAfterPaint(readStartFiles());`,
};

/** Builds the scripts of `shell/src/inline` that documents contain. */
export function inlineScripts(): InlineScripts {
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, contents]) => {
      const { outputFiles } = buildSync({
        stdin: { contents, resolveDir: path.join(folderOf(SHELL), 'src/inline'), loader: 'ts' },
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        platform: 'browser',
        target: 'es2022',
      });
      return [name, outputFiles[0]?.text.trim()];
    }),
  ) as unknown as InlineScripts;
}
