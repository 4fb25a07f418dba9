/** `npm run backup [-- FOLDER]`: a copy of the embedded database with its pictures and files, also while the site runs. */
import { run } from '../nx';
import { command } from './command';

command(async (args) => {
  const backup = ['--import', 'tsx', 'backend/src/database/backup/run.ts', 'backup', ...args];
  process.exitCode = await run(process.execPath, backup);
});
