/** `npm run typecheck [-- NAME …]`: type-checks all or the named packages. */
import { runTarget } from '../processes/nx';
import { projectsOf } from '../projects/projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('typecheck', projectsOf(names)))) process.exit(1);
});
