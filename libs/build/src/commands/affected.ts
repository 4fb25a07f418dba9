/**
 * `npm run affected [-- BASE]`: lint, types and tests of the packages that differ from the commit BASE, and of those that
 * depend on them. Without BASE from `main`.
 */
import { runAffected } from '../nx';
import { command } from './command';

command(async ([base = 'main']) => {
  if (!(await runAffected(['lint', 'typecheck', 'test'], base))) process.exit(1);
});
