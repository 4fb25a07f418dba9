import { CONSENT_COOKIE, CONSENT_GROUPS_COOKIE, COOKIE_GROUP } from '@arbora/domain';
import type { BrowserContext } from '@playwright/test';
import { ORIGIN } from '../site';

/** Sets the consent cookies to necessary only, so that no banner is shown. */
export async function declineCookies(context: BrowserContext): Promise<void> {
  const decision = { [CONSENT_COOKIE]: 'false', [CONSENT_GROUPS_COOKIE]: COOKIE_GROUP.support };
  await context.addCookies(
    Object.entries(decision).map(([name, value]) => ({ name, value, url: ORIGIN, sameSite: 'Strict' as const })),
  );
}
