import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Renders a tree to HTML. Rejects with any error of the tree, even inside boundaries. */
export async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    identifierPrefix,
    // Otherwise React sends the rest of a large page hidden, to be revealed by scripts.
    progressiveChunkSize: Infinity,
    // Errors inside boundaries are reported here only.
    onError: (error) => void failures.push(error),
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
