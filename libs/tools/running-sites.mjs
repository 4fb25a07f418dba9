// Lists the servers of this workspace. Plain JavaScript with Node imports only: used by `run.mjs` before the
// installation.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const SERVER = 'backend/src/server.ts';

/** Whether the process exists and is a server: the pid of a killed one may have been reused. */
function isServer(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(SERVER);
  } catch {
    return false;
  }
}

/**
 * Run files of running servers (`backend/src/run-file.ts`): `{ pid, dataDir }`, `dataDir` null without an embedded
 * database.
 */
export function runningSites(root) {
  const folder = path.join(root, '.arbora/running');
  const sites = [];
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    return sites;
  }
  for (const name of names) {
    const file = path.join(folder, name);
    const pid = Number.parseInt(name, 10);
    if (!isServer(pid)) {
      rmSync(file, { force: true });
      continue;
    }
    try {
      sites.push(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      // The file is being written, or was removed just now.
    }
  }
  return sites;
}
