import { offsetDatetime, placeAddress, type SlotForCustomer, textIn } from '@arbora/domain';
import { previewImage, type HeadContext } from '@arbora/remote';
import { routes } from '@arbora/routes';
import type { EventSummary, EventDetail } from './events.queries';

/** Structured data (schema.org) of an event, with an offer for each slot. */
export function eventJsonLd(
  event: EventSummary & Partial<Pick<EventDetail, 'leader'>>,
  slots: readonly SlotForCustomer[],
  { locale, origin, address }: Pick<HeadContext, 'locale' | 'origin' | 'address'>,
): Readonly<Record<string, unknown>> {
  const place = placeAddress(event.address);
  const url = address(routes.publicEvent.href({ id: event.id }));
  return {
    '@type': 'Event',
    name: textIn(event, 'title', locale),
    description: textIn(event, 'perex', locale) || undefined,
    image: previewImage(event.hero_image, origin),
    url,
    startDate: offsetDatetime(event.date_start),
    endDate: event.date_end === null ? undefined : offsetDatetime(event.date_end),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    // The organization that the document of every page describes.
    organizer: { '@id': `${origin}/#organization` },
    performer: event.leader ? { '@type': 'Person', name: event.leader.name } : undefined,
    location: { '@type': 'Place', ...place, name: place.name ?? event.address },
    offers: slots.map((slot) => ({
      '@type': 'Offer',
      name: textIn(slot, 'name', locale),
      price: slot.price,
      priceCurrency: 'CZK',
      availability: `https://schema.org/${slot.is_available ? 'InStock' : 'SoldOut'}`,
      validThrough: offsetDatetime(slot.date_start),
      url,
    })),
  };
}
