import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A site for a single test. */
export interface DevelopmentSite {
  url: string;
  /** Deploys the production builds in place of the development build; with names, new versions of those packages. */
  deploy: (...names: string[]) => Promise<void>;
  stop: () => Promise<unknown>;
}

/** Starts the site in a development build, whose React reports hydration mismatches. */
export async function startDevelopment(): Promise<DevelopmentSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve-development.ts'], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const ended = once(child, 'exit');
  const nextMessage = (): Promise<string> =>
    Promise.race([
      once(child, 'message').then(([message]) => String(message)),
      ended.then(([code]) => Promise.reject(new Error(`The development site ended with code ${code}`))),
    ]);
  return {
    url: await nextMessage(),
    async deploy(...names) {
      child.send(names);
      await nextMessage();
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
