/** `npm run keys -- rotate | replace`: the keys that sign access tokens, of the embedded database or of `DATABASE_URL`. */
import { run } from '../nx';
import { command } from './command';

command(async (args) => {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'backend/src/auth/manage-keys.ts', ...args]);
});
