/**
 * `npm run package [-- FOLDER]`: builds an installable server, by default in `.arbora/package`. `-- libraries [FOLDER]`
 * packs the libraries of remotes, by default in `.arbora/libraries`; with `--release` it also keeps the builds of this
 * checkout as those of their version, with which later ones are compared.
 */
import path from 'node:path';
import { makePackage } from '@arbora/build/package';
import { STATE_DIR } from '@arbora/build/paths';
import { packLibraries } from '../libraries/pack-libraries';
import { RELEASE, recordRelease } from '../libraries/release';
import { build } from '../projects/site';
import { command } from './command';

async function libraries(args: readonly string[]): Promise<void> {
  const [folder = path.join(STATE_DIR, 'libraries')] = args.filter((arg) => arg !== '--release');
  const version = await packLibraries(path.resolve(folder));
  console.log(`The libraries ${version} are in ${folder}.`);
  if (!args.includes('--release')) return;
  await build();
  await recordRelease();
  console.log(`Commit ${path.relative('.', RELEASE)}: what remotes of version ${version} need.`);
}

async function server([folder = path.join(STATE_DIR, 'package')]: readonly string[]): Promise<void> {
  await build();
  await makePackage(path.resolve(folder));
  console.log(`The package is in ${folder}; there: npm ci --omit=dev && node server.js`);
}

command((args) => (args[0] === 'libraries' ? libraries(args.slice(1)) : server(args)));
