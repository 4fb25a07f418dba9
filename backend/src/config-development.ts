import { isIP } from 'node:net';
import { isPrivateIp } from './http/client-ip';

interface Chosen {
  NODE_ENV: string;
  HOST: string;
  PUBLIC_ORIGIN?: string | undefined;
  DEV_ON_NETWORK: boolean;
}

const EXPOSED = 'everybody could read the mailbox and log in with the demo accounts';
/** Host names that are not public: without a dot, or reserved for private networks and tests. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa|test)$/;

/**
 * Returns the reason to refuse these settings in development, as one line that names the variable; null if there is
 * none. Outside production the mailbox and the demo logins are open to everyone who can reach the site.
 */
export function developmentProblem({ NODE_ENV, HOST, PUBLIC_ORIGIN, DEV_ON_NETWORK }: Chosen): string | null {
  if (NODE_ENV === 'production') return null;
  if (PUBLIC_ORIGIN !== undefined && isPublic(new URL(PUBLIC_ORIGIN))) {
    return `NODE_ENV must be production where PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}: ${EXPOSED}`;
  }
  if (!DEV_ON_NETWORK && HOST !== 'localhost' && !isPrivateIp(HOST)) {
    return `HOST must be an address of this machine or of a private network unless DEV_ON_NETWORK is 1: ${EXPOSED} (it is "${HOST}")`;
  }
  return null;
}

/** Whether an origin may be public: with https, or a public host name or address; never on this machine. */
function isPublic({ protocol, hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isThisMachine(name)) return false;
  return protocol === 'https:' || !(isIP(name) === 0 ? PRIVATE_NAME.test(name) : isPrivateIp(name));
}

/** Whether a host name, or an address without brackets, is only reachable from this machine. */
export function isThisMachine(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);
}
