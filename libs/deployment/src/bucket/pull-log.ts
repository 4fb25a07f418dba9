import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forAll } from './for-all';
import type { Bucket } from './s3-bucket';

/** Prefix of the entries of the log, in the bucket and in a folder. */
export const LOG = 'deployments/';

/** Makes the log in a folder that of the bucket. */
export async function pullLog(bucket: Bucket, siteDir: string): Promise<void> {
  const entries = (await bucket.list(LOG)).map(({ key }) => path.basename(key));
  const folder = path.join(siteDir, LOG);
  await mkdir(folder, { recursive: true });
  const known: string[] = await readdir(folder);
  const gone = known.filter((name) => !entries.includes(name));
  await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })));
  const added = entries.filter((name) => !known.includes(name));
  await forAll(added, async (name) => {
    const object = await bucket.get(LOG + name);
    if (object) await writeFile(path.join(folder, name), object.content);
  });
}
