import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '../deployment-log';
import { DESCRIPTION } from '../description';
import { keptVersions, KEPT_MS, UNFINISHED_MS } from '../old-versions';
import { versionsDir } from '../publish';
import type { Replica } from '../replica';
import { versionsOf } from '../versions-of';
import { forAll } from './for-all';
import { LOG, pullLog } from './pull-log';
import type { Bucket } from './s3-bucket';

const REMOTES = 'remotes/';
/** Prefix of an object for each version that is complete: it is put after the version's files. */
const PUBLISHED = 'published/';
const REGISTRY = 'registry.json';
const entryKey = (number: number): string => `${LOG}${String(number).padStart(6, '0')}.json`;
const versionKey = (name: string, version: string): string => `${REMOTES}${name}/${version}/`;

/**
 * A site in a bucket, of which the folder `siteDir` has the log and the descriptions of the versions: a deployment is
 * checked in the folder and then written to the bucket. The log in the bucket is the truth: an entry is created only if
 * its number is free.
 */
export function bucketReplica(bucket: Bucket, siteDir: string): Replica {
  const local = (key: string): string => path.join(siteDir, key);

  async function fetchTo(key: string, modified?: Date): Promise<void> {
    const object = await bucket.get(key);
    if (!object) return;
    await mkdir(path.dirname(local(key)), { recursive: true });
    await writeFile(local(key), object.content);
    if (modified) await utimes(local(key), modified, modified);
  }

  /** The versions that are complete, as `mf-shop/<version>`, with the time of their publication. */
  async function published(): Promise<Map<string, Date>> {
    const marks = await bucket.list(PUBLISHED);
    return new Map(marks.map(({ key, modified }) => [key.slice(PUBLISHED.length), modified]));
  }

  /** Deletes descriptions of versions that the bucket has no longer: the folder lacks their files, so nobody can send them. */
  async function dropUnpublished(versions: ReadonlyMap<string, Date>): Promise<void> {
    for (const name of await readdir(local(REMOTES)).catch((): string[] => [])) {
      for (const version of await readdir(local(REMOTES + name))) {
        if (versions.has(`${name}/${version}`)) continue;
        const files = await readdir(local(versionKey(name, version)));
        if (files.join() === DESCRIPTION) await rm(local(versionKey(name, version)), { recursive: true });
      }
    }
  }

  async function send(name: string, version: string): Promise<void> {
    const folder = path.join(versionsDir(siteDir, name), version);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = files
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
    const base = versionKey(name, version);
    const sendFile = async (file: string): Promise<void> =>
      bucket.put(base + file.split(path.sep).join('/'), await readFile(path.join(folder, file)));
    await forAll(names, sendFile);
    await bucket.put(`${PUBLISHED}${name}/${version}`, Buffer.from(new Date().toISOString()));
  }

  async function sendMissing(versions: ReadonlyMap<string, string>): Promise<void> {
    const present = await published();
    for (const [name, version] of versions) if (!present.has(`${name}/${version}`)) await send(name, version);
  }

  return {
    async pull() {
      await pullLog(bucket, siteDir);
      const versions = await published();
      await dropUnpublished(versions);
      await forAll([...versions], async ([id, modified]) => {
        const key = `${REMOTES}${id}/${DESCRIPTION}`;
        const isKnown = await readFile(local(key)).then(
          () => true,
          () => false,
        );
        if (!isKnown) await fetchTo(key, modified);
      });
    },

    publish: sendMissing,

    async append(deployment) {
      await sendMissing(versionsOf(deployment.registry));
      return bucket.create(entryKey(deployment.number), Buffer.from(JSON.stringify(deployment)));
    },

    async install() {
      // Repeated while others deploy, so that the last copy is of the latest deployment.
      for (let installed = ''; ;) {
        const latest = (await bucket.list(LOG)).at(-1)?.key ?? '';
        if (latest === installed || latest === '') return;
        const entry = JSON.parse((await bucket.get(latest))!.content.toString()) as Deployment;
        await bucket.put(REGISTRY, Buffer.from(JSON.stringify(entry.registry)));
        installed = latest;
      }
    },

    async dropOld(log, now = Date.now()) {
      const versions = await published();
      const names = new Set(log.flatMap(({ registry }) => [...versionsOf(registry).keys()]));
      const kept = new Map([...names].map((name) => [name, keptVersions(name, log, now)]));
      const isOld = (id: string, modified: Date): boolean => {
        const [name, version] = id.split('/') as [string, string];
        const age = now - modified.getTime();
        // Files of a version that is not complete are of a deployment that is running or was killed.
        return versions.has(id) ? !kept.get(name)?.has(version) && age > KEPT_MS : age > UNFINISHED_MS;
      };
      const idOf = (key: string): string => key.split('/').slice(1, 3).join('/');
      const old = (await bucket.list(REMOTES)).filter(({ key, modified }) =>
        isOld(idOf(key), versions.get(idOf(key)) ?? modified),
      );
      const ids = new Set(old.map(({ key }) => idOf(key)));
      // First: a version with this object is complete.
      await bucket.remove([...ids].filter((id) => versions.has(id)).map((id) => PUBLISHED + id));
      await bucket.remove(old.map(({ key }) => key));
      for (const id of ids) await rm(local(REMOTES + id), { recursive: true, force: true });
      const oldest = log[0] && entryKey(log[0].number);
      const entries = (await bucket.list(LOG)).map(({ key }) => key);
      await bucket.remove(entries.filter((key) => oldest !== undefined && key < oldest));
    },
  };
}
