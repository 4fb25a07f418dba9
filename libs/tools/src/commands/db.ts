/** `npm run db -- reset [--scale 100]`: recreates and seeds the development database with the current schema. */
import { run } from '../processes/nx';
import { command } from './command';

command(async ([what, ...args]) => {
  if (what !== 'reset') throw new Error('npm run db -- reset [--scale 100]');
  for (const script of [['reset.ts'], ['run.ts', ...args]]) {
    const [file, ...rest] = script;
    const code = await run(process.execPath, ['--import', 'tsx', `backend/src/demo/${file}`, ...rest]);
    if (code !== 0) process.exit(code);
  }
});
