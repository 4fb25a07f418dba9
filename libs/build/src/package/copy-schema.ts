import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As `backend/src/database/schema/release.ts` reads it. */
const RELEASE_FILE = 'release.json';

/**
 * Copies the SQL files of a schema with a list of them and the build time: the server rejects an incomplete schema, and
 * an older package does not replace database code of a newer one.
 */
export async function copySchema(from: string, to: string, madeAt: Date): Promise<void> {
  const all = await readdir(from, { recursive: true });
  const files = all
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  for (const name of files) {
    await mkdir(path.join(to, path.dirname(name)), { recursive: true });
    await cp(path.join(from, name), path.join(to, name));
  }
  await writeFile(
    path.join(to, RELEASE_FILE),
    `${JSON.stringify({ made_at: madeAt.toISOString(), files }, null, 2)}\n`,
  );
}
