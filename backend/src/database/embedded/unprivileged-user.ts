import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseStartError } from './start-error';

/** A system user in the form that `spawn` and `chown` take. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The user that PostgreSQL runs as; null for the current user. PostgreSQL refuses to run as root, so root switches to
 * another user: the owner of an existing cluster, else `postgres`, else `nobody`, else any user without rights.
 */
export async function unprivilegedUser(cluster: string): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = parseUsers(await readFile('/etc/passwd', 'utf8'));
  const found =
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody') ??
    users.find(({ uid }) => uid > 0);
  if (!found) throw new DatabaseStartError('PostgreSQL cannot run as root, and this system has no other user');
  return { uid: found.uid, gid: found.gid };
}

function parseUsers(passwd: string): (SystemUser & { name: string })[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => /^\d+$/.test(fields[2] ?? '') && /^\d+$/.test(fields[3] ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Whether `user` may enter every folder from the root down to `folder`; null is the current user, who may. */
export async function canReach(folder: string, user: SystemUser | null): Promise<boolean> {
  if (user === null) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { mode, uid, gid } = await stat(current);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
