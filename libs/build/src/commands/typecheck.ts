import { runTarget } from '../nx';
import { command } from './command';

command(async () => {
  if (!(await runTarget('typecheck'))) process.exit(1);
});
