/** `npm run deploy [-- NAME …]`: builds and publishes the named packages, by default all. */
import { buildAndDeploy, PACKAGES } from '../projects/site';
import { command } from './command';

command(async (names) => {
  const unknown = names.filter((name) => !PACKAGES.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')} to deploy; there are ${PACKAGES.join(', ')}. A remote is a folder mf-* with a package.json.`,
    );
  }
  await buildAndDeploy(names.length > 0 ? names : PACKAGES);
});
