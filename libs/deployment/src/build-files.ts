import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of a build: its path in the build's folder, with `/`, and the SHA-256 of its content in hexadecimal. */
export interface BuildFile {
  path: string;
  sha256: string;
}

/** Returns the SHA-256 of a file in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files of a build, ordered by path. */
export async function filesOfBuild(dist: string): Promise<BuildFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const described: BuildFile[] = [];
  for (const file of files.sort()) {
    described.push({ path: path.relative(dist, file).replaceAll(path.sep, '/'), sha256: await sha256Of(file) });
  }
  return described;
}
