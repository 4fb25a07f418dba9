import type { AccountSecurity } from '@arbora/domain';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { supportsPasskeys } from '../login/supports-passkeys';

/** What the person entered again before a change that a stolen session must not make. */
export interface Reauthentication {
  password: string;
  /** A code of the app, or a recovery code. */
  code?: string;
  passkey?: AuthenticationResponseJSON;
}

/** Second factors that the person can confirm a change with; null for an account without any. */
export interface FactorChoice {
  hasApp: boolean;
  /** A passkey of the account, in a browser that supports them. */
  hasPasskey: boolean;
}

export function factorChoice(security: AccountSecurity | undefined): FactorChoice | null {
  if (!security || (!security.has_one_time_code && security.passkeys.length === 0)) return null;
  return { hasApp: security.has_one_time_code, hasPasskey: security.passkeys.length > 0 && supportsPasskeys() };
}
