import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from './until';

const ROOT = path.resolve(__dirname, '../..');

/** The server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it has written, to both of its outputs. */
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function killServers(): void {
  started.forEach((child) => child.kill('SIGKILL'));
}

/** Starts the server with these settings and no others; `ipc` as a child that tells its parent when it is ready. */
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

/** Resolves once the server has heard that it is to end. */
export function untilDraining(url: string): Promise<void> {
  return until(async () => (await statusOf(`${url}/readyz`)) === 503);
}
