/**
 * `npm run affected [-- BASE]`: lint, types and tests of the packages that differ from the commit BASE (default
 * `main`), and of their dependents.
 */
import { runAffected } from '../processes/nx';
import { command } from './command';

command(async ([base = 'main']) => {
  if (!(await runAffected(['lint', 'typecheck', 'test'], base))) process.exit(1);
});
