import type { Locale } from '../locale/locales';
import { PRODUCT } from './product';

/** Key of the site's preferences: `kejval?item=eq.arbora-www` of `/api/at-rest` (spec §3, §7). */
export const PREFERENCES_ITEM = `${PRODUCT}-www`;

/** Site-wide settings by administrators; the database accepts no other keys. */
export interface Preferences {
  /** URL of the image for bulletins without their own. */
  bulletin_image?: string | null;
  /** Announcement above every page, by language. */
  notice?: Partial<Record<Locale, string | null>> | null;
}

/** Returns the announcement in a language, else in English, Czech or Polish; null if there is none. */
export function noticeIn(notice: Preferences['notice'], locale: Locale): string | null {
  const order: readonly Locale[] = locale === 'cs' ? ['cs', 'en', 'pl'] : [locale, 'en', 'cs', 'pl'];
  return order.map((language) => notice?.[language]?.trim()).find(Boolean) ?? null;
}
