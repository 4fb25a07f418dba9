import type { OwnCancelledReservation, Locale } from '@arbora/domain';
import { eventTitle, slotName } from '../events/event-texts';

/** The title of its event; null once that was deleted. */
export function cancelledTitle(cancelled: OwnCancelledReservation, locale: Locale): string | null {
  const { event_title, event_title_en } = cancelled;
  return event_title === null ? null : eventTitle({ title: event_title, title_en: event_title_en }, locale);
}

/** The name of its slot; null once that was deleted. */
export function cancelledSlot(cancelled: OwnCancelledReservation, locale: Locale): string | null {
  const { slot_name, slot_name_en } = cancelled;
  return slot_name === null ? null : slotName({ name: slot_name, name_en: slot_name_en }, locale);
}
