import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@arbora/tools';

const ROOT = path.join(__dirname, '../..');
const DATA_DIR = path.join(ROOT, '.arbora/e2e/development-command');

export interface DevelopmentCommand {
  url: string;
  stop: () => Promise<unknown>;
}

/** Runs `npm run dev` for one remote, with an empty database and its own ports, until its site responds. */
export async function runDevelopmentCommand(remote: string): Promise<DevelopmentCommand> {
  await rm(DATA_DIR, { recursive: true, force: true });
  const [port, devPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DEV_PORT: String(devPort), PUBLIC_ORIGIN: url, DATA_DIR, SEED_DEMO: '0' };
  const child = spawn(process.execPath, ['libs/tools/run.mjs', 'dev', remote], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...env },
  });
  const ended = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('from source:')) resolve();
    });
    ended.then(([code]) => reject(new Error(`npm run dev ended with code ${code}: ${output}`)), reject);
  });
  await ready;
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Marks an element in a source file while `use` runs; other changes of the file are kept. */
export async function withMarkedElement(
  file: string,
  element: string,
  mark: string,
  use: () => Promise<void>,
): Promise<void> {
  const source = path.join(ROOT, file);
  const marked = `${element} data-edited="${mark}"`;
  const before = await readFile(source, 'utf8');
  if (!before.includes(element)) throw new Error(`${file} does not contain ${element}`);
  await writeFile(source, before.replace(element, marked));
  try {
    await use();
  } finally {
    await writeFile(source, (await readFile(source, 'utf8')).replace(marked, element));
  }
}
