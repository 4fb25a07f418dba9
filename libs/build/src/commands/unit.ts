/** `npm run unit [-- NAME …]`: tests of all packages, or the named ones; those that nothing has changed for come from the cache. */
import { runTarget } from '../nx';
import { projectsOf } from '../projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('test', projectsOf(names)))) process.exit(1);
});
