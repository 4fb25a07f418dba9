/** `npm run lint [-- NAME …]`: lints all or the named packages. */
import { runTarget } from '../nx';
import { projectsOf } from '../projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('lint', projectsOf(names)))) process.exit(1);
});
