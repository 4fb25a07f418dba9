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
import { isAskedAnew, rememberAsked } from './asked-configuration';
import { deleteCookies, writeCookie } from './browser-cookies';
import { saveRecord } from './consent-record';

/** Deletes what groups have left behind that are not agreed to. */
function sweep({ optional }: ConsentConfiguration): void {
  const { groups } = readConsent(document.cookie);
  deleteCookies(optional.filter(({ id }) => !groups.includes(id)).flatMap(({ targets }) => targets));
}

/**
 * Brings the browser's cookies in line with the configuration, once as a page starts: a decision about something else
 * is forgotten, so that the visitor is asked again, and nothing optional is left without consent.
 */
export function settle(configuration: ConsentConfiguration): void {
  const { decision } = readConsent(document.cookie);
  if (decision !== 'undecided') {
    if (isAskedAnew(configuration)) deleteCookies([CONSENT_COOKIE, CONSENT_GROUPS_COOKIE]);
    else rememberAsked(configuration);
  }
  sweep(configuration);
}

/**
 * Keeps the visitor's decision: the groups in `accepted` and no other optional one. Tells this page and the other tabs,
 * deletes the cookies of the rest, and has the decision recorded.
 */
export function decide(configuration: ConsentConfiguration, accepted: readonly string[]): void {
  const enabled = configuration.optional.filter(({ id }) => accepted.includes(id));
  const isGiven = enabled.length > 0;
  const groups = [...configuration.necessary, ...enabled].map(({ id }) => id);
  const cookies = groups.join(CONSENT_SEPARATOR);
  writeCookie(CONSENT_COOKIE, String(isGiven), CONSENT_COOKIE_MS);
  writeCookie(CONSENT_GROUPS_COOKIE, cookies, CONSENT_COOKIE_MS);
  rememberAsked(configuration);
  emit('consent:changed', { decision: isGiven ? 'given' : 'refused', groups });
  // Only now, when those who were told have stopped setting them.
  sweep(configuration);
  void saveRecord({
    is_consent_given: isGiven,
    host: window.location.host,
    cookies,
    user_agent: navigator.userAgent,
    app: configuration.app,
    auth_person: getSession().user?.id ?? null,
  });
}
