import bookingDaysHead from './booking-days.head';
import eventsHead from './events.head';

const ORIGIN = 'https://arbora.example';
const context = {
  t: (key: string) => key,
  locale: 'cs',
  params: {},
  search: new URLSearchParams(),
  read: () => undefined,
  cached: () => [],
  address: (path: string) => `${ORIGIN}/cs${path}`,
  origin: ORIGIN,
  site: { brand: 'Arbora' },
};

test.each([
  ['the list of events', eventsHead, 'publicBooking', '/services/public-booking'],
  ['the calendar', bookingDaysHead, 'bookingDays', '/rezervacni-dny'],
] as const)('%s is described by its own texts and breadcrumb', (_page, head, key, path) => {
  const { description, about } = head(context as unknown as Parameters<typeof head>[0]);
  expect(description).toBe(`${key}.lead`);
  expect(about?.at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Arbora', item: `${ORIGIN}/cs/` },
      { name: `${key}.title`, item: `${ORIGIN}/cs${path}` },
    ],
  });
});

describe('the canonical path', () => {
  const pathAt = (search: string, page: number): string | undefined => {
    const at = { ...context, search: new URLSearchParams(search), read: () => ({ rows: [], page }) };
    return eventsHead(at as unknown as Parameters<typeof eventsHead>[0]).path;
  };

  test('of a further page is its own', () => {
    expect(pathAt('page=2', 2)).toBe('/services/public-booking?page=2');
  });
  test('of a page past the end is that of the last one', () => {
    expect(pathAt('page=9', 3)).toBe('/services/public-booking?page=3');
    expect(pathAt('page=9', 1)).toBe('/services/public-booking');
  });
  test('of filtered events is that of all', () => {
    expect(pathAt('page=2&month=2027-05', 2)).toBe('/services/public-booking');
  });
});
