import type { BookingEvent, NewRow } from '@arbora/domain';
import { fromInput, orNull, toInput } from '../../form/values';
import type { EventFormInput, EventFormValues } from './event.schema';

export type EventPayload = Required<Omit<NewRow<'booking_event'>, 'hero_image'>>;

/** What the form begins with. */
export function eventDefaults(event: BookingEvent | null): EventFormInput {
  return {
    title: event?.title ?? '',
    title_en: event?.title_en ?? '',
    title_pl: event?.title_pl ?? '',
    perex: event?.perex ?? '',
    perex_en: event?.perex_en ?? '',
    perex_pl: event?.perex_pl ?? '',
    address: event?.address ?? '',
    date_start: toInput(event?.date_start ?? null),
    date_end: toInput(event?.date_end ?? null),
    is_public: event?.is_public ?? false,
    mask_vs: event?.mask_vs ?? '',
  };
}

/** What is written of the checked values: an empty text is null. */
export function eventPayload(values: EventFormValues): EventPayload {
  return {
    ...values,
    title_en: orNull(values.title_en),
    title_pl: orNull(values.title_pl),
    perex: orNull(values.perex),
    perex_en: orNull(values.perex_en),
    perex_pl: orNull(values.perex_pl),
    date_start: fromInput(values.date_start) ?? '',
    date_end: fromInput(values.date_end),
  };
}
