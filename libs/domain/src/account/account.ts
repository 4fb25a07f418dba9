import type { Row } from '../database/row';
import type { AuthRole } from './roles';

export const COUNTRIES = ['CZ', 'SK', 'PL'] as const;
export type Country = (typeof COUNTRIES)[number];

export interface Address {
  street: string | null;
  city: string | null;
  zip: string | null;
}

/** Resource `user_profile`; users read and edit their own row, admins all (spec §3, decision 16). */
export type UserProfile = Row<'user_profile'>;

/** Preferences given at registration. */
export interface RegistrationPrefs {
  name?: string;
  locale?: string;
  profile?: Partial<UserProfile>;
  subscriptions?: string[];
}

/** Resource `auth_person` of `/api/at-rest`; managers' lists of users and registrations (spec §3, §7). */
export type AuthPerson = Row<'auth_person'>;

/** State of a person in lists of the back office; null for a usable account. */
export type PersonState = 'blocked' | 'erased';

/** Claims of an access token (spec §3). Times in seconds since 1970. */
export interface AccessTokenClaims {
  sub: string;
  email: string;
  /** The database role that requests run as. */
  role: AuthRole;
  allowedRoles: AuthRole[];
  allowedApps: string[];
  sid: string;
  /** Second factor of the account; `missing`: staff roles are withheld until one is set up. */
  second_factor?: 'set' | 'missing';
  iat: number;
  exp: number;
}

/** A login session of a user; `GET /api/auth/user/sessions`. */
export interface UserSession {
  id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
  /** Whether it is the session of this request. */
  is_current: boolean;
}

/** Resource `auth_events` of `/api/at-rest`: audit log of accounts, for admins. */
export type AuthEvent = Row<'auth_events'>;

/** Methods of the second factor. */
export type SecondFactorMethod = 'code' | 'recovery' | 'passkey';

/** A pending change of the account's e-mail, which both addresses must confirm. */
export interface EmailChange {
  new_email: string;
  is_old_confirmed: boolean;
  is_new_confirmed: boolean;
  expires_at: string;
}

/** Outcome of a confirmation; `POST /api/auth/email_change`. */
export type EmailChangeOutcome = 'waiting' | 'changed' | 'refused';

/** A passkey of a user; lists start with the latest. */
export interface Passkey {
  id: string;
  name: string;
  /** Whether a password manager synchronises it to other devices. */
  is_synced: boolean;
  created_at: string;
  last_used_at: string | null;
}

/** Two-factor settings of an account; `GET /api/auth/user/security`. */
export interface AccountSecurity {
  has_one_time_code: boolean;
  /** False if the site has no key to encrypt TOTP secrets. */
  is_one_time_code_offered: boolean;
  passkeys: Passkey[];
  /** False if the site's URL does not allow passkeys. */
  is_passkey_offered: boolean;
  recovery_codes_left: number;
  /** Null if no change is pending. */
  email_change: EmailChange | null;
}
