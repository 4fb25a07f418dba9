/** `npm run admin -- EMAIL`: makes a registered account an administrator, in the embedded database or `DATABASE_URL`. */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'backend/src/auth/make-admin.ts', ...args]);
});
