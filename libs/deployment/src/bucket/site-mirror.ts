import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@arbora/registry';
import { deployments } from '../deployment-log';
import { dropOldVersions } from '../old-versions';
import { contentHash, INCOMING, versionsDir } from '../publish';
import { versionsOf } from '../versions-of';
import { forAll } from './for-all';
import { pullLog } from './pull-log';
import type { Bucket } from './s3-bucket';

/** A copy in a folder of the site in a bucket, from which a server delivers. */
export interface SiteMirror {
  /** Copies what has been deployed since the last call: first the files, then the registry that names them. */
  sync(): Promise<void>;
  /** Copies a published version of a package. */
  fetch(name: string, version: string): Promise<void>;
}

export function siteMirror(bucket: Bucket, siteDir: string): SiteMirror {
  let copied: string | undefined;
  let running: Promise<void> | null = null;

  async function writeWhole(file: string, content: Buffer): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    const incoming = `${file}.${randomUUID()}`;
    await writeFile(incoming, content);
    await rename(incoming, file);
  }

  async function fetch(name: string, version: string): Promise<void> {
    const dir = versionsDir(siteDir, name);
    const target = path.join(dir, version);
    if (existsSync(target)) return;
    const prefix = `remotes/${name}/${version}/`;
    const incoming = path.join(dir, [INCOMING, os.hostname(), process.pid, randomUUID()].join('~'));
    try {
      await forAll(await bucket.list(prefix), async ({ key }) => {
        const file = path.join(incoming, key.slice(prefix.length));
        const object = await bucket.get(key);
        await mkdir(path.dirname(file), { recursive: true });
        if (object) await writeFile(file, object.content);
      });
      if ((await contentHash(incoming)) !== version) throw new Error(`${name} ${version} in the bucket is damaged`);
      await rename(incoming, target);
    } catch (error) {
      // Another server with the same folder may have copied it.
      if (!existsSync(target)) throw error;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async function copy(): Promise<void> {
    const object = await bucket.get('registry.json', copied);
    if (!object) return;
    const registry = JSON.parse(object.content.toString()) as Registry;
    const versions = versionsOf(registry);
    const canaries = Object.entries(registry.canaries ?? {}).map(([name, { entry }]) => [name, entry.version] as const);
    for (const [name, version] of [...versions, ...canaries]) await fetch(name, version);
    await pullLog(bucket, siteDir);
    await writeWhole(path.join(siteDir, 'registry.json'), object.content);
    copied = object.tag;
    await dropOldVersions(siteDir, [...versions.keys()], await deployments(siteDir));
  }

  return {
    fetch,
    // One at a time: a slow copy is not started again.
    sync: () => (running ??= copy().finally(() => (running = null))),
  };
}
