import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  id: 'r-1',
  title: 'Řez stromů, keřů; a růží',
  start: '2026-11-28T08:00:00+00:00',
  end: '2026-11-28T15:00:00+00:00',
  place: 'Obříství 120, Česko',
  url: 'http://arbora.test/cs/rezervace/r-1',
  organizer: { name: 'Školky "Arbora": Obříství; s. r. o.', email: 'info@arbora.example' },
  createdAt: new Date('2026-11-19T07:00:00Z'),
  at: new Date('2026-11-20T08:00:30Z'),
};
/** The properties by their names; long lines are unfolded. */
function read(file: Buffer): Map<string, string> {
  const lines = file
    .toString('utf8')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

test('an entry has its time in UTC, its place and its link', () => {
  const file = read(calendarFile(entry));
  expect(Object.fromEntries(file)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: 'r-1@arbora',
    SUMMARY: 'Řez stromů\\, keřů\\; a růží',
    DTSTART: '20261128T080000Z',
    DTEND: '20261128T150000Z',
    LOCATION: 'Obříství 120\\, Česko',
    URL: 'http://arbora.test/cs/rezervace/r-1',
    STATUS: 'CONFIRMED',
  });
});

test('an entry without an end lasts an hour', () => {
  const file = read(calendarFile({ ...entry, end: null }));
  expect([file.get('DURATION'), file.has('DTEND')]).toEqual(['PT1H', false]);
});

test('a cancellation removes the entry of the same id and has a higher sequence', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const [before, after] = [calendarFile(entry), calendarFile({ ...entry, at, isCancelled: true })].map(read);
  expect([after?.get('METHOD'), after?.get('STATUS'), after?.get('UID')]).toEqual([
    'CANCEL',
    'CANCELLED',
    'r-1@arbora',
  ]);
  expect(Number(after?.get('SEQUENCE'))).toBeGreaterThan(Number(before?.get('SEQUENCE')));
});

test.each([false, true])(
  'an entry, cancelled: %s, names its organizer and the creation of its subject',
  (isCancelled) => {
    const lines = calendarFile({ ...entry, isCancelled })
      .toString()
      .replaceAll('\r\n\t', '')
      .split('\r\n');
    expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toEqual([
      `ORGANIZER;CN="Školky 'Arbora': Obříství; s. r. o.":MAILTO:info@arbora.example`,
    ]);
    expect(lines).toContain('CREATED:20261119T070000Z');
    expect(lines).toContain('LAST-MODIFIED:20261120T080030Z');
  },
);

test('an entry of unknown creation says none', () => {
  expect(calendarFile({ ...entry, createdAt: null }).toString()).not.toContain('CREATED');
});

test('the file of the same entry has the same bytes', () => {
  jest.useFakeTimers({ now: Date.parse('2030-01-01') });
  const madeInAnotherYear = calendarFile(entry);
  jest.useRealTimers();
  expect(madeInAnotherYear.equals(calendarFile(entry))).toBe(true);
});
