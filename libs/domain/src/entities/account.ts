import type { Locale } from '../locales';
import type { Acl, AuthRole } from '../roles';
import type { CompanyType } from './company-types';
import type { Basket } from './shop';

export const COUNTRIES = ['CZ', 'SK', 'PL'] as const;
export type Country = (typeof COUNTRIES)[number];

export interface Address {
  street: string | null;
  city: string | null;
  zip: string | null;
}

/** Resource `user_profile`; a person reads and edits the own row, admins all (spec §3, decision 16). */
export interface UserProfile extends Address {
  id: string;
  email: string;
  nickname: string | null;
  name: string | null;
  phone: string | null;
  ico: string | null;
  dic: string | null;
  company: string | null;
  company_type: CompanyType | null;
  country: Country | null;
  /** Null for who is no staff. */
  acl: Acl[] | null;
  basket: Basket | null;
  /** Grows with every saved basket; sent along with one, it refuses to overwrite another tab's (`shop.basket_stale`). */
  basket_version: number;
  /** Where the company sits: a key of `REGION_BRANCH`. */
  region: number | null;
  locale: Locale;
  created_at: string;
}

/** Resource `auth_person` of `/api/at-rest`; managers' lists of users and registrations (spec §3, §7). */
export interface AuthPerson {
  id: string;
  email: string;
  roles: AuthRole[];
  allowed_apps: string[];
  prefs: { name?: string; locale?: string; profile?: Partial<UserProfile>; subscriptions?: string[] };
  is_blocked: boolean;
  created_at: string;
}

/** What an access token says (spec §3). Times in seconds since 1970. */
export interface AccessTokenClaims {
  sub: string;
  email: string;
  /** The database role that requests run as. */
  role: AuthRole;
  allowedRoles: AuthRole[];
  allowedApps: string[];
  sid: string;
  iat: number;
  exp: number;
}

/** A login of a person and what followed from it; `GET /api/auth/user/sessions`. */
export interface UserSession {
  id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
  /** Whether it is the one that asks. */
  is_current: boolean;
}

/** Resource `auth_events` of `/api/at-rest`: what happened to accounts, for admins. */
export interface AuthEvent {
  id: number;
  at: string;
  /** `login`, `login_failed`, `roles_changed` and the like. */
  event: string;
  person_id: string | null;
  /** Who did it, where that is someone else. */
  actor_id: string | null;
  actor_email: string | null;
  email: string | null;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: Record<string, unknown> | null;
}
