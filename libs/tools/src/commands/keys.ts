/**
 * `npm run keys -- rotate | replace`: changes the signing keys of access tokens, in the embedded database or
 * `DATABASE_URL`.
 */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'backend/src/auth/manage-keys.ts', ...args]);
});
