import { getSession } from '@arbora/auth';
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_MS,
  CONSENT_GROUPS_COOKIE,
  CONSENT_SEPARATOR,
  readConsent,
} from '@arbora/domain';
import type { ConsentConfiguration } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { isDecisionOutdated, storeFingerprint } from './consent-fingerprint';
import { writeCookie } from '../write-cookie';
import { deleteCookies } from './browser-cookies';
import { saveRecord } from './consent-record';

/** Spec §9. */
const COOKIE_OPTIONS = { maxAge: CONSENT_COOKIE_MS / 1000, sameSite: 'Strict' } as const;

/** Deletes the cookies of groups without consent. */
function deleteCookiesWithoutConsent({ optional }: ConsentConfiguration): void {
  const { groups } = readConsent(document.cookie);
  deleteCookies(optional.filter(({ id }) => !groups.includes(id)).flatMap(({ targets }) => targets));
}

/**
 * Reconciles the browser's cookies with the configuration, once per document: a decision on another configuration is
 * dropped, so that the visitor is asked again, and cookies without consent are deleted.
 */
export function reconcileCookies(configuration: ConsentConfiguration): void {
  const { decision } = readConsent(document.cookie);
  if (decision !== 'undecided') {
    if (isDecisionOutdated(configuration)) deleteCookies([CONSENT_COOKIE, CONSENT_GROUPS_COOKIE]);
    else storeFingerprint(configuration);
  }
  deleteCookiesWithoutConsent(configuration);
}

/**
 * Stores the visitor's decision: the optional groups in `accepted`. Notifies this document and other tabs, deletes the
 * cookies of the other groups, and records the decision on the server.
 */
export function decide(configuration: ConsentConfiguration, accepted: readonly string[]): void {
  const enabled = configuration.optional.filter(({ id }) => accepted.includes(id));
  const isGiven = enabled.length > 0;
  const groups = [...configuration.necessary, ...enabled].map(({ id }) => id);
  const cookies = groups.join(CONSENT_SEPARATOR);
  writeCookie(CONSENT_COOKIE, String(isGiven), COOKIE_OPTIONS);
  writeCookie(CONSENT_GROUPS_COOKIE, cookies, COOKIE_OPTIONS);
  storeFingerprint(configuration);
  emit('consent:changed', { decision: isGiven ? 'given' : 'refused', groups });
  // Only after the notification, when scripts have stopped setting them.
  deleteCookiesWithoutConsent(configuration);
  void saveRecord({
    is_consent_given: isGiven,
    host: window.location.host,
    cookies,
    user_agent: navigator.userAgent,
    app: configuration.app,
    auth_person: getSession().user?.id ?? null,
  });
}
