/** `npm run lint [-- NAME …]`: lints all or the named packages. */
import { runTarget } from '../processes/nx';
import { projectsOf } from '../projects/projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('lint', projectsOf(names)))) process.exit(1);
});
