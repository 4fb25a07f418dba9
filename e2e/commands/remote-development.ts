import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PORT } from '../site';

export interface RemoteDevelopment {
  /** Ends with a slash. */
  url: string;
  stop: () => Promise<unknown>;
}

/** Serves the site under test with a remote built from source. */
export async function developRemote(name: string): Promise<RemoteDevelopment> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve-remote-development.ts', name], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, E2E_PORT: PORT, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(child, 'message') as Promise<[string]>,
    ended.then(([code]) => Promise.reject(new Error(`The development of ${name} ended with code ${code}`))),
  ]);
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
