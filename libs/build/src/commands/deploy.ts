/** `npm run deploy [-- NAME …]`: builds and publishes the named packages, all without names. */
import { buildAndDeploy, PACKAGES } from '../site';
import { command } from './command';

command(async (names) => {
  const unknown = names.filter((name) => !PACKAGES.includes(name));
  if (unknown.length > 0) throw new Error(`No such package: ${unknown.join(', ')} (there are ${PACKAGES.join(', ')})`);
  await buildAndDeploy(names.length > 0 ? names : PACKAGES);
});
