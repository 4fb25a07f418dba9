import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|html|wasm)$/;
/** Smaller files do not benefit from compression. */
const MIN_BYTES = 500;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a `.br` and a `.gz` next to each file that benefits, so that the web server need not compress. */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  // Server bundles are never delivered.
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && path.basename(entry.parentPath) !== 'server',
  );
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}
