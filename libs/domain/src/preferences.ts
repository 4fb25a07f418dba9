import type { Locale } from './locales';
import { PRODUCT } from './product';

/** The key-value record that holds the site's preferences: `kejval?item=eq.arbora-www` of `/api/at-rest` (spec §3, §7). */
export const PREFERENCES_ITEM = `${PRODUCT}-www`;

/** What administrators set for the whole site; the database accepts no other keys. */
export interface Preferences {
  /** Address of the picture that bulletins show where they have none of their own. */
  bulletin_image?: string | null;
  /** A line above every page, by language. */
  notice?: Partial<Record<Locale, string | null>> | null;
}

/** The line above every page in a language: pl → en → cs; null where nothing is set. */
export function noticeIn(notice: Preferences['notice'], locale: Locale): string | null {
  const order: readonly Locale[] = locale === 'cs' ? ['cs', 'en', 'pl'] : [locale, 'en', 'cs', 'pl'];
  return order.map((language) => notice?.[language]?.trim()).find(Boolean) ?? null;
}
