import { runTarget } from '../nx';
import { command } from './command';

command(async () => {
  if (!(await runTarget('lint'))) process.exit(1);
});
