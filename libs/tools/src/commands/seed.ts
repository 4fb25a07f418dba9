/** `npm run seed [-- --scale 100]`: seeds demo data into an empty database, the embedded one or `DATABASE_URL`. */
import { run } from '../processes/nx';
import { command } from './command';

command(async (args) => {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'backend/src/demo/run.ts', ...args]);
});
