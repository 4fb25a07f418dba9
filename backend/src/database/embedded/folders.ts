import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach } from './unprivileged-user';
import type { SystemUser } from './unprivileged-user';
import { DatabaseStartError } from './start-error';

/** Maximum path length of a unix socket on the supported systems, without the terminating zero. */
const SOCKET_PATH_MAX = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** Locations that belong to the cluster of a data folder. */
export interface Folders {
  cluster: string;
  /** A folder that PostgreSQL’s user can reach, for a copy of the programs if they need one. */
  accessibleDir: string;
  secretFile: string;
  logFile: string;
}

/**
 * Creates the data folder. If PostgreSQL's user has no access to it, for instance below `/root`, the cluster is in
 * `/var/lib/arbora` and the data folder has a link to it.
 */
export async function prepareFolders(dataDir: string, findUser: (cluster: string) => Promise<SystemUser | null>) {
  await mkdir(dataDir, { recursive: true });
  const cluster = path.join(dataDir, 'postgres');
  const user = await findUser(cluster);
  const folders: Folders = {
    cluster,
    accessibleDir: dataDir,
    secretFile: path.join(dataDir, 'postgres.secret'),
    logFile: path.join(dataDir, 'postgres.log'),
  };
  if (!(await canReach(dataDir, user))) {
    folders.cluster = await clusterOutsideDataDir(dataDir, cluster);
    folders.accessibleDir = path.dirname(folders.cluster);
  }
  return { folders, user };
}

/**
 * Location of the cluster of an inaccessible data folder: the target of `link`, which is created if it does not exist.
 * A new data folder gets a new location, so that remains of a deleted one are not reused.
 */
async function clusterOutsideDataDir(dataDir: string, link: string): Promise<string> {
  const name = `${shortHash(dataDir)}-${randomBytes(4).toString('hex')}`;
  await symlink(path.join('/var/lib/arbora', name, 'postgres'), link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const cluster = await readlink(link);
  await mkdir(path.dirname(cluster), { recursive: true, mode: 0o755 });
  return cluster;
}

/** The cluster's own folder is private; another is created only if its path is too long for a socket. */
export async function socketFolder(cluster: string, user: SystemUser | null): Promise<string> {
  if (Buffer.byteLength(cluster + SOCKET_NAME) <= SOCKET_PATH_MAX) return cluster;
  const folder = path.join(tmpdir(), `arbora-${shortHash(cluster)}`);
  const uid = user?.uid ?? process.getuid?.();
  await mkdir(folder, { mode: 0o700 }).then(
    () => (user ? chown(folder, user.uid, user.gid) : undefined),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  // Anyone may create folders there: another user's would receive our passwords.
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid) throw new DatabaseStartError(`${folder} belongs to someone else`);
  return folder;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
