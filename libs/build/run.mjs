// Runs a workspace command on a fresh clone: installs first where that has not been done for the present lock file.
// Plain JavaScript and no imports but Node's, because nothing is installed yet when it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = 'start', ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Arbora needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const mark = path.join(root, 'node_modules/.arbora-lock');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
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
  ['--import', 'tsx', path.join('libs/build/src/commands', `${command}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_NO_CLOUD: 'true', NX_TUI: 'false', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
