/** `npm run restore -- FOLDER [--replace]`: brings a copy that `backup` has made into the data folder. */
import { run } from '../nx';
import { command } from './command';

command(async (args) => {
  const backup = ['--import', 'tsx', 'backend/src/database/backup/run.ts', 'restore', ...args];
  process.exitCode = await run(process.execPath, backup);
});
