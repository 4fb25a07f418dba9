import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A site of a test's own. */
export interface DevelopmentSite {
  url: string;
  /** Deploys the production builds in the place of the development build; of the packages named, another version. */
  deploy: (...names: string[]) => Promise<void>;
  stop: () => Promise<unknown>;
}

/** Starts the site in a development build, whose React tells of each difference to what the server has rendered. */
export async function startDevelopment(): Promise<DevelopmentSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve-development.ts'], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const ended = once(child, 'exit');
  const answer = (): Promise<string> =>
    Promise.race([
      once(child, 'message').then(([message]) => String(message)),
      ended.then(([code]) => Promise.reject(new Error(`The development site ended with code ${code}`))),
    ]);
  return {
    url: await answer(),
    async deploy(...names) {
      child.send(names);
      await answer();
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
