import { seatsLimit } from './seats-limit';

test.each([
  [
    { togo: 15, capacity_per_user: 4 },
    { max: 4, reason: 'per_user' },
  ],
  [
    { togo: 2, capacity_per_user: 4 },
    { max: 2, reason: 'togo' },
  ],
  [
    { togo: 15, capacity_per_user: null },
    { max: 15, reason: 'togo' },
  ],
  [
    { togo: 500, capacity_per_user: null },
    { max: 100, reason: 'per_user' },
  ],
])('the limit of %o is %o', (slot, expected) => {
  expect(seatsLimit(slot)).toEqual(expected);
});
