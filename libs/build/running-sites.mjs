// Which servers run from this workspace. Plain JavaScript and no imports but Node's: `run.mjs` asks before anything is
// installed.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const SERVER = 'backend/src/server.ts';

/** Whether the process lives and is a server: the number of one that was killed may belong to something else by now. */
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

/** The notes that running servers have left (`backend/src/run-file.ts`): `{ pid, dataDir }`, `dataDir` null where they own none. */
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
      // It is just being written, or has just ended.
    }
  }
  return sites;
}
