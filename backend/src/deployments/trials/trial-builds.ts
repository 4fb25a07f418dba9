import * as v from 'valibot';
import { packageVersion } from '../fields';

/** Names of one's own computer. */
const OWN_COMPUTER: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser may load code from this address: only from a folder of its own computer, so that an admin cannot be
 * tricked into running code of a stranger.
 */
function isOwnComputer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(address);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    OWN_COMPUTER.has(hostname) &&
    username + password + search + hash === '' &&
    pathname.endsWith('/')
  );
}

const remoteName = v.pipe(v.string('required'), v.maxLength(60, 'too_long'), v.regex(/^mf-[a-z0-9-]+$/, 'invalid'));

/** The address in the form of the browser, whose origin has no character that a policy would read otherwise. */
const address = v.pipe(
  v.string('required'),
  v.maxLength(200, 'too_long'),
  v.check(isOwnComputer, 'invalid'),
  v.transform((text) => new URL(text).href),
);

/** Builds to try out: one of each remote. */
export const trialBuilds = v.pipe(
  v.array(
    v.union([
      v.strictObject({ name: remoteName, version: packageVersion }),
      v.strictObject({ name: remoteName, address }),
    ]),
  ),
  v.minLength(1, 'required'),
  v.maxLength(20, 'too_long'),
  v.check((builds) => new Set(builds.map(({ name }) => name)).size === builds.length, 'invalid'),
);
