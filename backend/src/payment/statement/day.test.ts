import { dayOf, dayOfSixDigits } from './day';

test.each([
  '2026-11-20', '2026-11-20T10:00:00Z', '2026-11-20+0100', '2026-11-20+01:00', '2026-11-20 10:00', '2026.11.20', '20261120',
  '20.11.2026', '20. 11. 2026', '20.11.2026 10:00', '20.\u00a011.\u00a02026', '20/11/2026 10:00', '20-11-2026', '20.11.26',
  '20-11-26', '20/11/26',
])('%s is the day 2026-11-20', (written) => expect(dayOf(written)).toBe('2026-11-20')); // oxfmt-ignore

test.each(['31.2.2026', '31-02-26', '2026-13-01', '0.1.2026', '20.11-2026', '11/20/2026', 'dnes', ''])(
  '%s is no day',
  (written) => expect(dayOf(written)).toBeNull(),
);

test('six digits are a day of this century, if it exists', () => {
  expect(['201126', '310226', '      '].map(dayOfSixDigits)).toEqual(['2026-11-20', null, null]);
});
