/** `npm run backup [-- FOLDER]`: copies the embedded database with images and files, also while the site runs. */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  const backup = ['--import', 'tsx', 'backend/src/database/backup/run.ts', 'backup', ...args];
  process.exitCode = await run(process.execPath, backup);
});
