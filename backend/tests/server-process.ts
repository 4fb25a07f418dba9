import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from './until';

const ROOT = path.resolve(__dirname, '../..');

/** A server process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Its output so far, stdout and stderr. */
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** Kills server processes left by a failed test. */
export function killServers(): void {
  started.forEach((child) => child.kill('SIGKILL'));
}

/** Starts the server with these settings only; with `ipc` as a child that tells its parent when it is ready. */
export function startServer(env: Record<string, string>, ipc = true): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'backend/src/server.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => {
    started.delete(child);
    return code as number | null;
  });
  return { child, output: () => output, ended };
}

/** The address at which the server listens. */
export async function whenReady({ child, output, ended }: ServerProcess): Promise<string> {
  const gone = ended.then(() => Promise.reject(new Error(`ended before it was ready: ${output()}`)));
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [{ type: string; url: string }];
  if (message.type !== 'ready') throw new Error(`said ${message.type} in place of ready`);
  return message.url;
}

/** The status, or 0 where nothing listens. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Resolves once the server has started to shut down. */
export function untilDraining(url: string): Promise<void> {
  return until(async () => (await statusOf(`${url}/readyz`)) === 503);
}
