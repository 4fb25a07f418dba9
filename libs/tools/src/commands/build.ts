import { runTarget } from '@arbora/build/nx';
import { PACKAGES } from '@arbora/build/site';
import { command } from './command';

command(async () => {
  if (!(await runTarget('build', PACKAGES))) throw new Error('The build failed; the reason is above.');
});
