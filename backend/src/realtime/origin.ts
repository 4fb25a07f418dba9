import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';

/**
 * Whether a socket may be opened by the page that asks: it is one of this site. Browsers always say where a page comes
 * from; a program that says nothing could say anything. Outside production a site is also reached by other names than
 * its own (127.0.0.1 for localhost, a port that was free), so that the address asked for will do.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, { publicOrigin, env }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return env !== 'production' && URL.canParse(origin) && new URL(origin).host === host;
}
