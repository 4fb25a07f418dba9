import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';

/**
 * Whether a socket may be opened by the requesting page: it must be of this site. Browsers always send an origin; other
 * programs could forge it anyway, so none is accepted too. Outside production a site is also reached under other names
 * (127.0.0.1 for localhost, an arbitrary port), so the requested host is accepted.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, { publicOrigin, env }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return env !== 'production' && URL.canParse(origin) && new URL(origin).host === host;
}
