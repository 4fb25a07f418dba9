import { BRANCHES } from './branches';
import { schemaHours } from './opening-hours';

test('the opening hours of the branches convert to the schema.org format', () => {
  expect(BRANCHES.map(({ hours }) => schemaHours(hours.cs))).toEqual([
    ['Mo-Fr 07:00-16:00', 'Sa 08:00-12:00'],
    ['Mo-Fr 07:00-15:30'],
  ]);
});

test.each([undefined, '', 'denně kromě neděle', 'po–pá 8.00–16.00, so po domluvě'])(
  '%j converts to no hours',
  (hours) => {
    expect(schemaHours(hours)).toEqual([]);
  },
);
