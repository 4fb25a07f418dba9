import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfBuild, sha256Of } from './build-files';
import type { SentBuild } from './change-request';
import { currentRegistry, latestDeployment } from './deployment-log';
import { DeploymentRefused } from './deployment-refused';
import { versionsDir } from './publish';
import { versionsOf } from './versions-of';

/** Files that were sent for a deployment that did not follow are deleted after this time. */
const KEPT_MS = 3_600_000;

/** Files of builds that teams send to a running site, in a folder of the site that is not delivered. */
export class ReceivedBuilds {
  private readonly dir: string;

  constructor(private readonly siteDir: string) {
    this.dir = path.join(siteDir, 'uploads');
  }

  private fileOf(sha256: string): string {
    return path.join(this.dir, sha256);
  }

  /** The files of the present version of a package by their hashes: a build has most of them in common with it. */
  private async presentFiles(name: string): Promise<ReadonlyMap<string, string>> {
    const registry = await currentRegistry(this.siteDir, await latestDeployment(this.siteDir));
    const version = versionsOf(registry).get(name);
    if (version === undefined) return new Map();
    const folder = path.join(versionsDir(this.siteDir, name), version);
    const files = await filesOfBuild(folder);
    return new Map(files.map((file) => [file.sha256, path.join(folder, file.path)]));
  }

  /** Returns the hashes of files of a build that must be sent. */
  async missing(name: string, hashes: readonly string[]): Promise<string[]> {
    const present = await this.presentFiles(name);
    const received = new Set(await readdir(this.dir).catch(() => []));
    return hashes.filter((sha256) => !present.has(sha256) && !received.has(sha256));
  }

  /** Stores a file, whose hash the caller has checked. */
  async store(sha256: string, content: Buffer): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    const incoming = `${this.fileOf(sha256)}~${randomUUID()}`;
    await writeFile(incoming, content);
    await rename(incoming, this.fileOf(sha256));
  }

  /** Makes the folders of builds, checks the hash of each file in them, and deletes them after `work`. */
  async assembled<T>(builds: readonly SentBuild[], work: (folders: ReadonlyMap<string, string>) => Promise<T>) {
    const root = path.join(this.dir, `build~${randomUUID()}`);
    try {
      const folders = new Map<string, string>();
      for (const build of builds) {
        const folder = path.join(root, build.name);
        await this.assemble(build, folder);
        folders.set(build.name, folder);
      }
      return await work(folders);
    } finally {
      await rm(root, { recursive: true, force: true });
      await this.dropOld();
    }
  }

  private async assemble({ name, files }: SentBuild, folder: string): Promise<void> {
    const present = await this.presentFiles(name);
    await mkdir(folder, { recursive: true });
    for (const file of files) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(present.get(file.sha256) ?? this.fileOf(file.sha256), target).catch((error: unknown) => {
        throw new DeploymentRefused(`${name}: ${file.path} was not sent`, { cause: error });
      });
      if ((await sha256Of(target)) !== file.sha256) throw new DeploymentRefused(`${name}: ${file.path} is damaged`);
    }
  }

  private async dropOld(): Promise<void> {
    for (const name of await readdir(this.dir).catch(() => [])) {
      const file = path.join(this.dir, name);
      const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
      if (age > KEPT_MS) await rm(file, { recursive: true, force: true });
    }
  }
}
