/** `npm run unit [-- NAME …]`: tests all or the named packages; unchanged ones come from the cache. */
import { runTarget } from '../processes/nx';
import { projectsOf } from '../projects/projects';
import { command } from './command';

command(async (names) => {
  if (!(await runTarget('test', projectsOf(names)))) process.exit(1);
});
