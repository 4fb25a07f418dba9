import { eventDay } from './event-day';
import { EVENTS } from './event-list';
import { pragueTime } from './prague-time';

const dateOf = (now: Date, day: number) => pragueTime(now, day, 12).slice(0, 10);

test.each([
  ['2026-11-26T10:00:00Z', { day: 28 }, '2027-01-03'],
  ['2026-11-26T10:00:00Z', { day: 45, isTrade: true }, '2027-01-11'],
  ['2026-11-26T10:00:00Z', { day: 45 }, '2027-01-10'],
  ['2027-01-20T10:00:00Z', { day: -20 }, '2026-12-22'],
])('seeded at %s, the event %o takes place on %s', (now, event, expected) => {
  const seeded = new Date(now);
  expect(dateOf(seeded, eventDay(seeded, event))).toBe(expected);
});

test('no demo event is at Christmas, and none of the trade on a weekend, whenever it is seeded', () => {
  expect(EVENTS.filter(({ isTrade }) => isTrade).map(({ key }) => key)).toEqual([
    'den-pro-zahradni-architekty',
    'zimni-seminar',
  ]);
  for (let seeding = 0; seeding < 365; seeding += 1) {
    const now = new Date(Date.UTC(2026, 0, 1 + seeding, 10));
    for (const event of EVENTS) {
      const day = eventDay(now, event);
      expect(Math.sign(day)).toBe(Math.sign(event.day));
      const date = dateOf(now, day);
      expect(date).not.toMatch(/-12-2[4-6]$/);
      if (event.isTrade) expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    }
  }
});
