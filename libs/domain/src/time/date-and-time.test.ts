import { dateAndTime, timeOfDay } from './date-and-time';

test('a date and a time are joined as each language writes them', () => {
  expect(dateAndTime('cs', '1. prosince 2026', '9:00')).toBe('1. prosince 2026 v\u00a09:00');
  expect(dateAndTime('en', '1 December 2026', '09:00')).toBe('1 December 2026, 09:00');
  expect(dateAndTime('pl', '1 grudnia 2026', '9:00')).toBe('1 grudnia 2026, godz.\u00a09:00');
});

test('an invalid date stays empty', () => {
  expect(dateAndTime('pl', '', '')).toBe('');
});

test('a Polish time has no leading zero', () => {
  expect(timeOfDay('pl', '09:05')).toBe('9:05');
  expect(timeOfDay('pl', '00:30')).toBe('0:30');
  expect(timeOfDay('en', '09:05')).toBe('09:05');
});
