import type { AuthRole } from '@arbora/domain';

export interface TokenRequest {
  /** Role the token must have; default: the session's own. */
  role?: AuthRole;
  /** The last token was rejected as expired: refresh it. */
  fresh: boolean;
}
/** Returns the session's access token, refreshed if needed; null without a session. */
export type TokenProvider = (request: TokenRequest) => Promise<string | null>;

let provider: TokenProvider | null = null;

/** Sets the session as the source of tokens. Without one, requests are anonymous. */
export function setTokenProvider(next: TokenProvider | null): void {
  provider = next;
}

export async function bearerFor(request: TokenRequest): Promise<string | null> {
  return provider ? provider(request) : null;
}
