import type { Locale } from '../locale/locales';
import { PRODUCT } from '../site/product';

/** `true` or `false`: whether any optional group was accepted (spec §9). */
export const CONSENT_COOKIE = `${PRODUCT}_consent`;
/** Ids of the enabled groups, including the necessary ones, joined by CONSENT_SEPARATOR (spec §9). */
export const CONSENT_GROUPS_COOKIE = `${PRODUCT}_cookies`;
export const CONSENT_SEPARATOR = '|';
/** 360 days. */
export const CONSENT_COOKIE_MS = 31_104_000_000;

/** Ids of spec §3. */
export const COOKIE_GROUP = { support: 'app_support', analytics: 'ga-gtm' } as const;

/** A text of the consent. Polish is loaded with Polish pages only; without it they read English. */
export type ConsentText = Readonly<Record<'cs' | 'en', string> & Partial<Record<Locale, string>>>;

/** Cookies that are accepted or declined together. */
export interface CookieGroup {
  /** Letters, digits, `_` and `-`. */
  id: string;
  name: ConsentText;
  description: ConsentText;
  links?: readonly { href: string; text: ConsentText }[];
  /** Names of the group's cookies; a trailing `*` is a wildcard. */
  targets: readonly string[];
}

/** Questions and texts of the consent (spec §3). */
export interface ConsentConfiguration {
  /** Product name in consent records. */
  app: string;
  /** Increment to ask all visitors again; a change of an optional group's id or cookies does so by itself. */
  version: number;
  texts: Readonly<Record<ConsentTextKey, ConsentText>>;
  necessary: readonly CookieGroup[];
  optional: readonly CookieGroup[];
}

/** Texts of banner and details; the buttons are those of spec §4. */
export type ConsentTextKey =
  | 'bannerTitle'
  | 'bannerText'
  | 'accept'
  | 'acceptAll'
  | 'acceptNecessary'
  | 'decline'
  | 'declineAll'
  | 'save'
  | 'manage'
  | 'close'
  | 'privacy'
  | 'detailsTitle'
  | 'detailsText'
  | 'alwaysOn'
  | 'cookies'
  | 'saved';

export type ConsentDecision = 'given' | 'refused' | 'undecided';

/** A visitor's decision (spec §4). */
export interface Consent {
  decision: ConsentDecision;
  /** Ids of the enabled groups; empty before a decision. */
  groups: readonly string[];
}

/** Record of a decision on the server (spec §7). */
export interface ConsentRecord {
  ip_address: string;
  is_consent_given: boolean;
  /** Host name of the site, with a non-default port. */
  host: string;
  /** Value of CONSENT_GROUPS_COOKIE. */
  cookies: string;
  user_agent: string;
  app: string;
  /** The logged-in user. */
  auth_person: string | null;
}

function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/**
 * Parses the decision from `document.cookie` or a Cookie header. Check it before setting a cookie of an optional group
 * or loading a script that does: `readConsent(document.cookie).groups.includes(id)`.
 */
export function readConsent(cookies: string): Consent {
  const given = cookieValue(cookies, CONSENT_COOKIE);
  if (given !== 'true' && given !== 'false') return { decision: 'undecided', groups: [] };
  const value = cookieValue(cookies, CONSENT_GROUPS_COOKIE) ?? '';
  // Other software may have percent-encoded the separator.
  const groups = value.replaceAll(/%7c/gi, CONSENT_SEPARATOR).split(CONSENT_SEPARATOR).filter(Boolean);
  return { decision: given === 'true' ? 'given' : 'refused', groups };
}
