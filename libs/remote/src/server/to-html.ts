import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The HTML of a tree. Throws what the tree throws, wherever it stands. */
export async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    identifierPrefix,
    // Otherwise the rest of a big page comes hidden, for scripts to put into its place.
    progressiveChunkSize: Infinity,
    // A failure inside a boundary is told here and nowhere else.
    onError: (error) => void failures.push(error),
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
