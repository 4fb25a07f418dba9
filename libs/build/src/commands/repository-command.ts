/**
 * Commands of a team's repository: `arbora build [mf-x …]`, `arbora dev --to https://… [mf-x …]` and `arbora deploy …`,
 * as `npm run deploy` of the workspace.
 */
import { parseArgs } from 'node:util';
import { bundle } from '../bundle';
import { developRemotes } from '../development/remote-development';
import { fail } from '../fail';
import { REMOTES } from '../paths';
import { deployCommand } from './deploy-command';

const USAGE = 'arbora build [mf-x …] | dev --to https://www.example.org [mf-x …] | deploy …';

async function build(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!REMOTES.includes(name)) throw new Error(`There is no ${name}; there are ${REMOTES.join(', ')}.`);
    await bundle(name);
    console.log(`${name}: built to dist`);
  }
}

async function dev(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: 'string' }, port: { type: 'string', default: '8181' } },
    allowPositionals: true,
  });
  const origin = values.to ?? process.env.ARBORA_SITE;
  if (!origin)
    throw new Error('Of which site? arbora dev --to https://www.example.org, or ARBORA_SITE in the environment');
  const names = positionals.length > 0 ? positionals : REMOTES;
  const { address } = await developRemotes(names, { origin: new URL(origin).origin, port: Number(values.port) });
  console.log(`\n  ${names.join(', ')} from source, all else from ${origin}: ${address}\n`);
}

const [command, ...args] = process.argv.slice(2);
const run = async (): Promise<void> => {
  if (command === 'build') return build(args.length > 0 ? args : REMOTES);
  if (command === 'dev') return dev(args);
  if (command === 'deploy') return deployCommand(args, { packages: REMOTES, build });
  throw new Error(USAGE);
};
run().catch(fail);
