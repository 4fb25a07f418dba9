/** `npm run typecheck [-- NAME …]`: type-checks all or the named packages. */
import { runTarget } from '@arbora/build/nx';
import { projectsOf } from '@arbora/build/projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('typecheck', projectsOf(names)))) process.exit(1);
});
