/** `npm run restore -- FOLDER [--replace]`: restores a backup into the data folder. */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  const backup = ['--import', 'tsx', 'backend/src/database/backup/run.ts', 'restore', ...args];
  process.exitCode = await run(process.execPath, backup);
});
