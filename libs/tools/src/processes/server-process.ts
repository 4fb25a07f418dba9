import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '@arbora/build/paths';

export interface RunningServer {
  url: string;
  /** Resolves to the exit code when the process has ended. */
  ended: Promise<number>;
  stop(signal?: NodeJS.Signals): void;
}

interface ReadyMessage {
  type: 'ready';
  url: string;
}

function isReady(message: unknown): message is ReadyMessage {
  return (message as Partial<ReadyMessage> | null)?.type === 'ready';
}

function untilReady(child: ChildProcess, ended: Promise<number>): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.url);
    });
    child.on('error', reject);
    ended.then((code) => reject(new Error(`The server ended with code ${code}`)), reject);
  });
}

/**
 * Starts the back end in its own process; resolves when it responds, rejects if it exits first. Its output is inherited,
 * or goes to the open file `log`.
 */
export async function startServer(env: NodeJS.ProcessEnv = {}, log?: number): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', log ?? 'inherit', log ?? 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const url = await untilReady(child, ended);
  return { url, ended, stop: (signal = 'SIGTERM') => child.kill(signal) };
}
