import path from 'node:path';
import { parseArgs } from 'node:util';
import { bucketAddress, bucketReplica, openBucket, remoteSite, signingKey, siteInFolder } from '@arbora/deployment';
import type { ChangeAnswer, ChangeOfVersions, SiteInfo } from '@arbora/domain';
import { buildsOf } from '../deploy';
import { SITE_DIR, STATE_DIR } from '../paths';
import { serveBuild } from '../serve-build';

/** The packages that can be deployed from here, and their build. */
export interface Deployable {
  packages: readonly string[];
  build: (names: readonly string[]) => Promise<void>;
}

function assertPackages(names: readonly string[], packages: readonly string[]): void {
  const unknown = names.filter((name) => !packages.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `There is no ${unknown.join(', ')} to deploy; there are ${packages.join(', ')}. A remote is a folder mf-* with a package.json.`,
  );
}

/** Options of `canary`: percent of the browsers, e-mail addresses, and factor of failures. */
interface CanaryOptions {
  share: string;
  people?: string | undefined;
  factor: string;
}

/** The change that the arguments name; null for a deployment. */
function changeOf([action, ...names]: string[], canary: CanaryOptions): ChangeOfVersions | null {
  const [name, version = null] = names;
  if (name === undefined) return null;
  if (action === 'rollback' || action === 'pin') return { action, name, version };
  if (action === 'unpin' || action === 'end-canary') return { action, name };
  if (action === 'canary' && version !== null) {
    const { share, people = '', factor } = canary;
    const addresses = people.split(',').filter((address) => address !== '');
    return { action, name, version, share: Number(share), people: addresses, factor: Number(factor) };
  }
  return action === 'remove' ? { action, names } : null;
}

/** The site in SITE_DIR, or in the bucket SITE_S3_URL. */
async function openOwnSite() {
  const { SITE_S3_URL, DEPLOY_SIGNING_KEY } = process.env;
  const key = DEPLOY_SIGNING_KEY ? signingKey(DEPLOY_SIGNING_KEY) : undefined;
  if (!SITE_S3_URL) return siteInFolder({ siteDir: SITE_DIR, key });
  const address = bucketAddress(SITE_S3_URL);
  if (!address) throw new Error('SITE_S3_URL is not https://key:secret@host/bucket?region=…');
  const siteDir = path.join(
    STATE_DIR,
    'replicas',
    `${new URL(address.endpoint).host.replace(':', '-')}-${address.bucket}`,
  );
  return siteInFolder({ siteDir, key, replica: bucketReplica(await openBucket(address), siteDir) });
}

function openSite(to: string | undefined) {
  if (to === undefined) return openOwnSite();
  const token = process.env.DEPLOY_TOKEN;
  if (!token) throw new Error('DEPLOY_TOKEN is not set: an admin creates a token at /manager/deployments');
  return remoteSite(to, token);
}

function report({ changes, build: id }: ChangeAnswer, address: string): void {
  const width = Math.max(...changes.map(({ name }) => name.length));
  for (const { name, from, to } of changes)
    console.log(`  ${name.padEnd(width)}  ${from ?? 'new'} → ${to ?? 'removed'}`);
  if (changes.length > 0) console.log(`Build ${id}, ${address}`);
}

const minute = (at: string | null): string => at?.slice(0, 16) ?? '';

function list({ packages }: SiteInfo): void {
  if (packages.length === 0) console.log('Nothing is deployed.');
  for (const { name, version, at, by, pin, canary } of packages) {
    const tried = canary && `canary ${canary.version} for ${canary.share} %`;
    const pinned = pin && `pinned by ${pin.by}${pin.reason === null ? '' : `: ${pin.reason}`}`;
    console.log([name.padEnd(20), version, minute(at), by ?? '', pinned ?? '', tried ?? ''].join('  ').trimEnd());
  }
}

function history({ history: log }: SiteInfo): void {
  for (const { at, by, action, reason, changes } of log) {
    console.log(`${minute(at)}  ${by}  ${action}${reason === null ? '' : `  (${reason})`}`);
    for (const { name, from, to } of changes) console.log(`    ${name}  ${from ?? 'new'} → ${to ?? 'removed'}`);
  }
}

/** Serves the build of a remote until it is stopped. */
async function serve(name: string, port: number, { packages, build }: Deployable): Promise<void> {
  assertPackages([name], packages);
  await build([name]);
  const { address } = await serveBuild(buildsOf([name]).get(name)!, port);
  console.log(`${name}: ${address}`);
  console.log(`Admins of a site try it out at /manager/deployments. After a change: npm run build`);
}

/**
 * Deploys packages, by default all of `deployable`, or changes which versions a site delivers: see
 * libs/registry/README.md.
 * @param args those of `npm run deploy`
 * @throws Error or DeploymentRefused
 */
export async function deployCommand(args: string[], deployable: Deployable): Promise<void> {
  const options = {
    to: { type: 'string' },
    reason: { type: 'string' },
    port: { type: 'string', default: '3005' },
    share: { type: 'string', default: '10' },
    people: { type: 'string' },
    factor: { type: 'string', default: '2' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { to, reason = null, port } = values;
  const site = await openSite(to);
  const [first] = positionals;
  if (first === 'list') return list(await site.info());
  if (first === 'history') return history(await site.info());
  const address = to ?? process.env.PUBLIC_ORIGIN ?? 'http://localhost:8080';
  const change = changeOf(positionals, values);
  if (change) {
    const answer = await site.change(change, reason);
    if (change.action === 'end-canary') return console.log(`${change.name} has no canary any more.`);
    if (change.action === 'canary') {
      return console.log(`${change.name} ${change.version} is a canary for ${change.share} % of the browsers.`);
    }
    if (change.action === 'unpin') return console.log(`${change.name} is no longer pinned.`);
    if (change.action === 'pin') console.log(`${change.name} is pinned.`);
    return report(answer, address);
  }
  if (first === 'serve') return serve(positionals[1] ?? '', Number(port), deployable);
  const isTrial = first === 'publish';
  const named = isTrial ? positionals.slice(1) : positionals;
  const names = named.length === 0 ? deployable.packages : named;
  assertPackages(names, deployable.packages);
  await deployable.build(names);
  if (isTrial) {
    const versions = await site.publish(buildsOf(names));
    for (const [name, version] of Object.entries(versions)) console.log(`  ${name}  ${version}`);
    return console.log(
      `Nothing has changed for visitors. Admins try the versions out at ${address}/manager/deployments`,
    );
  }
  const answer = await site.deploy(buildsOf(names), reason);
  if (answer.changes.length === 0) console.log('The site has these versions already.');
  report(answer, address);
}
