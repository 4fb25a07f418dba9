import { HOME_LOCALE, type BookingEvent, type Locale } from '@arbora/domain';

/** Readers of other languages than Czech get the English text, where there is one. */
function pick(locale: Locale, czech: string, english: string | null): string {
  return locale === HOME_LOCALE ? czech : english || czech;
}

export function eventTitle(event: Pick<BookingEvent, 'title' | 'title_en'>, locale: Locale): string {
  return pick(locale, event.title, event.title_en);
}

export function eventPerex(event: Pick<BookingEvent, 'perex' | 'perex_en'>, locale: Locale): string {
  return pick(locale, event.perex ?? '', event.perex_en);
}

export function slotName(slot: { name: string; name_en: string | null }, locale: Locale): string {
  return pick(locale, slot.name, slot.name_en);
}
