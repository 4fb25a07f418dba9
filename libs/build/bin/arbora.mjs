#!/usr/bin/env node
// Runs a command of a repository that has this library installed. Plain JavaScript: Node compiles no package's TypeScript.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const loader = createRequire(import.meta.url).resolve('tsx');
const child = spawn(
  process.execPath,
  [
    '--import',
    pathToFileURL(loader).href,
    path.join(folder, 'src/commands/repository-command.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TSX_TSCONFIG_PATH: path.join(folder, 'bin/tsconfig.json') } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
