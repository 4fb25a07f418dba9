import { isIP } from 'node:net';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';

/** The site as browsers bind a passkey to it. */
export interface RelyingParty {
  /** Host name. */
  id: string;
  name: string;
  origin: string;
}

/** Null where browsers create no passkeys: for an IP address, and without encryption except on localhost. */
export function relyingPartyOf({ publicOrigin, brand }: Config): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicOrigin);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isSecure && !isAddress ? { id: hostname, name: brand.name, origin } : null;
}

/** Throws not_found if the site offers no passkeys. */
export function requireRelyingParty(config: Config): RelyingParty {
  const party = relyingPartyOf(config);
  if (party === null) throw new AppError('not_found');
  return party;
}
