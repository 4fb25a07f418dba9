import type { AuthRole } from '@arbora/domain';

export interface TokenRequest {
  /** Role the token must carry; default: the session's own. */
  role?: AuthRole;
  /** The token given last was refused as expired: get another. */
  fresh: boolean;
}
/** Gives the access token of the session, refreshed when it must be; null without a session. */
export type TokenProvider = (request: TokenRequest) => Promise<string | null>;

let provider: TokenProvider | null = null;

/** Who gives the tokens: the session. Without one, requests are anonymous. */
export function setTokenProvider(next: TokenProvider | null): void {
  provider = next;
}

export async function bearerFor(request: TokenRequest): Promise<string | null> {
  return provider ? provider(request) : null;
}
