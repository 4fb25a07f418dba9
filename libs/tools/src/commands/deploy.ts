/**
 * `npm run deploy [-- NAME …]`: builds and publishes the named packages, by default all of this checkout; other packages
 * of the site stay. `-- list`, `-- history`, `-- rollback NAME [VERSION]` and `-- remove NAME …`: see README.md.
 */
import { deploy, remove, rollBack, type ChangedSite } from '@arbora/build/deploy';
import { currentRegistry, deployments, latestDeployment } from '@arbora/build/deployment-log';
import { SITE_DIR } from '@arbora/build/paths';
import { versionsOf } from '@arbora/build/versions-of';
import { build, PACKAGES } from '../projects/site';
import { command } from './command';

function assertPackages(names: readonly string[]): void {
  const unknown = names.filter((name) => !PACKAGES.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `There is no ${unknown.join(', ')} to deploy; there are ${PACKAGES.join(', ')}. A remote is a folder mf-* with a package.json.`,
  );
}

function report({ changes, registry }: ChangedSite): void {
  const width = Math.max(...changes.map(({ name }) => name.length));
  for (const { name, from, to } of changes)
    console.log(`  ${name.padEnd(width)}  ${from ?? 'new'} → ${to ?? 'removed'}`);
  const address = process.env.PUBLIC_ORIGIN ?? 'http://localhost:8080';
  console.log(changes.length === 0 ? 'The site has these versions already.' : `Build ${registry.build}, ${address}`);
}

async function list(): Promise<void> {
  const log = await deployments(SITE_DIR);
  const registry = await currentRegistry(SITE_DIR, await latestDeployment(SITE_DIR));
  if (!registry) return console.log(`Nothing is deployed in ${SITE_DIR}`);
  for (const [name, version] of versionsOf(registry)) {
    const since = log.findLast(({ changes }) =>
      changes.some((change) => change.name === name && change.to === version),
    );
    console.log([name.padEnd(20), version, since?.at.slice(0, 16) ?? '', since?.by ?? ''].join('  ').trimEnd());
  }
}

async function history(): Promise<void> {
  for (const { at, by, action, changes } of (await deployments(SITE_DIR)).reverse()) {
    console.log(`${at.slice(0, 16)}  ${by}  ${action}`);
    for (const { name, from, to } of changes) console.log(`    ${name}  ${from ?? 'new'} → ${to ?? 'removed'}`);
  }
}

command(async ([first, ...others]) => {
  const [name, version = null] = others;
  if (first === 'list') return list();
  if (first === 'history') return history();
  if (first === 'remove' && name !== undefined) return report(await remove(others));
  if (first === 'rollback' && name !== undefined) return report(await rollBack(name, version));
  const names = first === undefined ? PACKAGES : [first, ...others];
  assertPackages(names);
  await build(names);
  report(await deploy(names));
});
