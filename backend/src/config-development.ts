import { isIP } from 'node:net';
import { isPrivateAddress } from './http/private-address';

interface Chosen {
  NODE_ENV: string;
  HOST: string;
  PUBLIC_ORIGIN?: string | undefined;
  DEV_ON_NETWORK: boolean;
}

const OPEN = 'everybody could read the mailbox and log in with the demo accounts';
/** Names that do not lead anywhere from outside: without a dot, or reserved for networks of one's own and for tests. */
const OWN_NAME = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa|test)$/;

/**
 * What keeps a site from running in development as it is set up, as one line that names the variable; null when nothing
 * does. Outside production the mailbox and the demo logins are open to whoever reaches the site.
 */
export function developmentProblem({ NODE_ENV, HOST, PUBLIC_ORIGIN, DEV_ON_NETWORK }: Chosen): string | null {
  if (NODE_ENV === 'production') return null;
  if (PUBLIC_ORIGIN !== undefined && isPublic(new URL(PUBLIC_ORIGIN))) {
    return `NODE_ENV must be production where PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}: ${OPEN}`;
  }
  if (!DEV_ON_NETWORK && HOST !== 'localhost' && !isPrivateAddress(HOST)) {
    return `HOST must be an address of this machine or of a private network unless DEV_ON_NETWORK is 1: ${OPEN} (it is "${HOST}")`;
  }
  return null;
}

/** Whether strangers may come to an origin. Https elsewhere than on this machine means that they are expected. */
function isPublic({ protocol, hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isThisMachine(name)) return false;
  return protocol === 'https:' || !(isIP(name) === 0 ? OWN_NAME.test(name) : isPrivateAddress(name));
}

/** Whether a host name or an address without brackets is one that nobody else can come to. */
export function isThisMachine(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);
}
