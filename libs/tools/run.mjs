// Runs a workspace command on a fresh clone: installs first if the current lock file is not installed. Plain JavaScript
// with Node imports only, as it runs before the installation.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningSites } from './running-sites.mjs';
import { watchStarters } from './starters.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = 'start', ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Arbora needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function refuse(...lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}

const sites = runningSites(root);

// Fail early, not after the build that precedes a server start.
if (['start', 'dev', 'db'].includes(command) && !process.env.DATABASE_URL) {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.arbora/data');
  const owner = sites.find((site) => site.dataDir === dataDir);
  if (owner) {
    refuse(
      `The data folder ${dataDir} is in use by the site that runs already (process ${owner.pid}).`,
      command === 'db'
        ? `Stop that one first (Ctrl-C where it was started), then run this again: npm run db -- ${args.join(' ')}`
        : `Stop that one first, or give this one a data folder and a port: DATA_DIR=.arbora/other PORT=8090 npm run ${command}`,
    );
  }
}

function lockNow() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}
const lock = lockNow();
const mark = path.join(root, 'node_modules/.arbora-lock');

/** Detects a manual `npm install`: npm writes this file last, after the lock file. */
function isInstalledByHand() {
  const installed = statSync(path.join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

const isMarked = existsSync(mark) && readFileSync(mark, 'utf8') === lock;
if (!isMarked && isInstalledByHand()) {
  writeFileSync(mark, lock);
} else if (!isMarked) {
  // Installing removes packages first, including the database binaries of a running site.
  if (sites.length > 0) {
    refuse(
      `The packages have changed, and a site runs from this folder (process ${sites.map(({ pid }) => pid).join(', ')}).`,
      `Stop it, run this again, and start it anew: installing under it would take away what it runs from.`,
    );
  }
  console.log('Installing packages (only needed when they change) …');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('Installing the packages failed; the reason is above.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(mark, lock);
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join('libs/tools/src/commands', `${command}.ts`), ...args],
  {
    cwd: root,
    // The IPC channel tells the command when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NX_NO_CLOUD: 'true', NX_TUI: 'false', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
watchStarters(command, () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  // The new remote has been installed while it was added to the lock file.
  if (command === 'new' && code === 0) writeFileSync(mark, lockNow());
  process.exit(code ?? (signal ? 1 : 0));
});
