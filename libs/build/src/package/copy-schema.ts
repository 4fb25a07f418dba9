import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As `backend/src/database/schema/release.ts` reads it. */
const RELEASE_FILE = 'release.json';

/**
 * Copies the SQL files of a schema, and writes beside them which files these are and when the package was made: the server
 * refuses a schema that was copied in part, and an earlier package leaves the code of a later one in the database.
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
