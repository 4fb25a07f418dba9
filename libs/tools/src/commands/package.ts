/** `npm run package [-- FOLDER]`: builds an installable server, by default in `.arbora/package`. */
import path from 'node:path';
import { makePackage } from '@arbora/build/package';
import { STATE_DIR } from '@arbora/build/paths';
import { runTarget } from '../processes/nx';
import { PACKAGES } from '../projects/site';
import { command } from './command';

command(async ([folder = path.join(STATE_DIR, 'package')]) => {
  if (!(await runTarget('build', PACKAGES))) throw new Error('The build failed; the reason is above.');
  await makePackage(path.resolve(folder));
  console.log(`The package is in ${folder}; there: npm ci --omit=dev && node server.js`);
});
