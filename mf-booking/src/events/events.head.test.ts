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
};

test.each([
  ['the list of events', eventsHead, 'publicBooking', '/services/public-booking'],
  ['the calendar', bookingDaysHead, 'bookingDays', '/rezervacni-dny'],
] as const)('%s is described by its own texts and breadcrumb', (_page, head, key, path) => {
  const { description, about } = head(context as unknown as Parameters<typeof head>[0]);
  expect(description).toBe(`${key}.lead`);
  expect(about?.at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: `${key}.title`, item: `${ORIGIN}/cs${path}` }],
  });
});
