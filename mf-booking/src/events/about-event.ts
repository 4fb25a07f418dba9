import type { Locale, SlotForCustomer } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eventPerex, eventTitle, slotName } from './event-texts';
import type { EventForReader } from './events.queries';

interface Place {
  locale: Locale;
  /** Where the site is; no slash at the end. */
  origin: string;
  /** Address with origin and language of a page's path. */
  address: (path: string) => string;
}

/** An event as schema.org has it, with an offer for each of its slots. */
export function aboutEvent(
  event: EventForReader,
  slots: readonly SlotForCustomer[],
  { locale, origin, address }: Place,
): Readonly<Record<string, unknown>> {
  const url = address(routes.publicEvent.href({ id: event.id }));
  return {
    '@type': 'Event',
    name: eventTitle(event, locale),
    description: eventPerex(event, locale) || undefined,
    image: event.hero_image === null ? undefined : new URL(event.hero_image, origin).href,
    url,
    startDate: event.date_start,
    endDate: event.date_end ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: event.address, address: event.address },
    offers: slots.map((slot) => ({
      '@type': 'Offer',
      name: slotName(slot, locale),
      price: slot.price,
      priceCurrency: 'CZK',
      availability: `https://schema.org/${slot.is_available ? 'InStock' : 'SoldOut'}`,
      validThrough: slot.date_start,
      url,
    })),
  };
}
