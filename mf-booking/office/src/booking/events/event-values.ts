import type { BookingEvent, NewRow } from '@arbora/domain';
import { fromInput, orNull, toInput } from '@arbora/office';
import type { EventFormInput, EventFormValues } from './event.schema';

export type EventPayload = Required<NewRow<'booking_event'>>;

/** The event as form values; the initial values of a new one for null. */
export function eventDefaults(event: BookingEvent | null): EventFormInput {
  return {
    title: event?.title ?? '',
    title_en: event?.title_en ?? '',
    title_pl: event?.title_pl ?? '',
    perex: event?.perex ?? '',
    perex_en: event?.perex_en ?? '',
    perex_pl: event?.perex_pl ?? '',
    story: event?.story ?? '',
    story_en: event?.story_en ?? '',
    story_pl: event?.story_pl ?? '',
    bring: event?.bring ?? '',
    bring_en: event?.bring_en ?? '',
    bring_pl: event?.bring_pl ?? '',
    leader_id: event?.leader_id ?? null,
    hero_image: event?.hero_image ?? '',
    address: event?.address ?? '',
    date_start: toInput(event?.date_start ?? null),
    date_end: toInput(event?.date_end ?? null),
    is_public: event?.is_public ?? false,
    mask_vs: event?.mask_vs ?? '',
  };
}

/** Converts validated values to columns; an empty optional text becomes null. */
export function eventPayload(values: EventFormValues): EventPayload {
  return {
    ...values,
    title_en: orNull(values.title_en),
    title_pl: orNull(values.title_pl),
    perex: orNull(values.perex),
    perex_en: orNull(values.perex_en),
    perex_pl: orNull(values.perex_pl),
    story: orNull(values.story),
    story_en: orNull(values.story_en),
    story_pl: orNull(values.story_pl),
    bring: orNull(values.bring),
    bring_en: orNull(values.bring_en),
    bring_pl: orNull(values.bring_pl),
    hero_image: orNull(values.hero_image),
    date_start: fromInput(values.date_start) ?? '',
    date_end: fromInput(values.date_end),
  };
}
