/** An application's signed wish for a token. */
export interface TokenRequest {
  app_id: string;
  /** Milliseconds since 1970, as the application's clock has them. */
  timestamp: number;
  signature: string;
}

export interface IssuedToken {
  token: string;
  expires_at: string;
}

/** The one-time-token service of spec §7: our own, or the outside one that a setting names. */
export interface OneTimeTokens {
  /** Throws ott.signature_invalid, ott.timestamp_stale, ott.replayed. */
  issue(request: TokenRequest): Promise<IssuedToken>;
  /** The application that a token was given to; each token works once. Throws ott.token_invalid. */
  redeem(token: string): Promise<{ app_id: string }>;
}
