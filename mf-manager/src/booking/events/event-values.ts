import { typeset, type BookingEvent, type NewRow } from '@arbora/domain';
import { fromInput, orNull, toInput } from '../../form/values';
import type { EventFormInput, EventFormValues } from './event.schema';

export type EventPayload = Required<Omit<NewRow<'booking_event'>, 'hero_image'>>;

/** What the form begins with. */
export function eventDefaults(event: BookingEvent | null): EventFormInput {
  return {
    title: event?.title ?? '',
    title_en: event?.title_en ?? '',
    perex: event?.perex ?? '',
    perex_en: event?.perex_en ?? '',
    address: event?.address ?? '',
    date_start: toInput(event?.date_start ?? null),
    date_end: toInput(event?.date_end ?? null),
    is_public: event?.is_public ?? false,
    mask_vs: event?.mask_vs ?? '',
  };
}

/** What is written of the checked values: what people read in full lines is typeset. */
export function eventPayload(values: EventFormValues): EventPayload {
  return {
    ...values,
    address: typeset(values.address),
    title_en: orNull(values.title_en),
    perex: orNull(typeset(values.perex)),
    perex_en: orNull(values.perex_en),
    date_start: fromInput(values.date_start) ?? '',
    date_end: fromInput(values.date_end),
  };
}
