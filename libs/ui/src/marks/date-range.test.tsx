import { render } from '@testing-library/react';
import { Site } from '../testing/site';
import { DateRange } from './date-range';

test.each([
  ['cs', null, '1. prosince 2026 v 9:00'],
  ['cs', '2026-12-01T15:00:00Z', '1. prosince 2026 od 9:00 do 16:00'],
  ['cs', '2026-12-02T15:00:00Z', '1. prosince 2026 v 9:00 – 2. prosince 2026 v 16:00'],
  ['en', '2026-12-01T15:00:00Z', '1 December 2026, 09:00 – 16:00'],
] as const)('a date range is formatted in %s when it ends %s', (locale, end, expected) => {
  const { container } = render(
    <Site locale={locale}>
      <DateRange start="2026-12-01T08:00:00Z" end={end} />
    </Site>,
  );
  expect(container.textContent.replaceAll(/[\s\u2060]+/g, ' ')).toBe(expected);
});
