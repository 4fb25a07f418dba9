/** `npm run restore -- FOLDER [--replace]`: restores a backup into the data folder; `--replace` sets existing data aside. */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  const nodeArgs = ['--import', 'tsx', 'backend/src/database/backup/run.ts', 'restore', ...args];
  process.exitCode = await run(process.execPath, nodeArgs);
});
