/** An application's signed request for a token. */
export interface TokenRequest {
  app_id: string;
  /** Milliseconds since 1970 by the application's clock. */
  timestamp: number;
  signature: string;
}

export interface IssuedToken {
  token: string;
  expires_at: string;
}

/** The one-time-token service of spec §7: our own, or a configured external one. */
export interface OneTimeTokens {
  /** Throws ott.signature_invalid, ott.timestamp_stale, ott.replayed. */
  issue(request: TokenRequest): Promise<IssuedToken>;
  /** Uses a token up and returns its application. Throws ott.token_invalid. */
  redeem(token: string): Promise<{ app_id: string }>;
}
