import { runTarget } from '../processes/nx';
import { PACKAGES } from '../projects/site';
import { command } from './command';

command(async () => {
  if (!(await runTarget('build', PACKAGES))) throw new Error('The build failed; the reason is above.');
});
