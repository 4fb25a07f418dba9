import type { BookingEvent, BookingEventSlot, NewRow } from '@arbora/domain';
import { fromInput, orNull, toInput } from '@arbora/office';
import type { SlotFormInput, SlotFormValues } from './slot.schema';

export type SlotPayload = Required<Omit<NewRow<'booking_event_slot'>, 'event_id'>>;

/** Initial values of the form; a new slot starts with its event. */
export function slotDefaults(slot: BookingEventSlot | null, event: Pick<BookingEvent, 'date_start'>): SlotFormInput {
  return {
    name: slot?.name ?? '',
    name_en: slot?.name_en ?? '',
    name_pl: slot?.name_pl ?? '',
    date_start: toInput(slot?.date_start ?? event.date_start),
    price: slot?.price ?? null,
    capacity_total: slot?.capacity_total ?? null,
    capacity_per_user: slot?.capacity_per_user ?? null,
    capacity_by_ico: slot?.capacity_by_ico ?? false,
    whitelist: slot?.whitelist ?? [],
  };
}

/** Columns of the validated values, in which price and capacity are set. */
export function slotPayload(values: SlotFormValues): SlotPayload {
  return {
    ...values,
    name_en: orNull(values.name_en),
    name_pl: orNull(values.name_pl),
    date_start: fromInput(values.date_start) ?? '',
    price: values.price ?? 0,
    capacity_total: values.capacity_total ?? 0,
  };
}
