import type { ConsentConfiguration } from '@arbora/domain';

const KEY = 'arbora-consent-asked';

/** What a decision was about: the version, and the groups and cookies that one could say no to. */
function essence({ version, optional }: ConsentConfiguration): string {
  return [version, ...optional.map(({ id, targets }) => `${id}:${[...targets].sort().join(',')}`).sort()].join(' ');
}

/** Remembers what the visitor has decided about. Beside the two cookies, which hold the decision and nothing else. */
export function rememberAsked(configuration: ConsentConfiguration): void {
  try {
    window.localStorage.setItem(KEY, essence(configuration));
  } catch {
    // A browser that keeps nothing keeps no cookies either, and is asked again anyway.
  }
}

/** Whether the decision of this browser was about something else. A decision of which that is not known counts. */
export function isAskedAnew(configuration: ConsentConfiguration): boolean {
  try {
    const asked = window.localStorage.getItem(KEY);
    return asked !== null && asked !== essence(configuration);
  } catch {
    return false;
  }
}
