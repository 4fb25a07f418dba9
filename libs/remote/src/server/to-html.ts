import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Collects a stream of bytes: `stream/consumers` decodes each of its many small chunks for itself. */
function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks).toString()));
    stream.on('error', reject);
  });
}

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
  const html = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
