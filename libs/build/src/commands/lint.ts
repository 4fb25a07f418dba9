/** `npm run lint [-- NAME …]`: all packages, or the named ones. */
import { runTarget } from '../nx';
import { projectsOf } from '../projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('lint', projectsOf(names)))) process.exit(1);
});
