import { makePerson } from '../booking-fixtures';
import { openRaceSite, type RaceSite } from '../race';
import { playRound } from './rounds';
import { cachedTokens, type Instances } from './visitors';

/** More rounds find rarer interleavings. */
const ROUNDS = Number(process.env['BOOKING_LOAD_ROUNDS'] ?? 1);
const PEOPLE = 500;
const SEATS = 50;
const CONNECTIONS_EACH = 8;

jest.setTimeout(ROUNDS * 120_000);

let site: RaceSite;
beforeAll(async () => void (site = await openRaceSite(['auth', 'booking'], CONNECTIONS_EACH)));
afterAll(() => site.close());

test('five hundred people reserve, cancel, pay, pass on and wait for fifty seats without a seat or mail too many', async () => {
  const instances: Instances = { origins: site.origins, tokenFor: cachedTokens(site.tokenFor) };
  const sales = await makePerson(site.database, { acl: ['sales'] });
  for (let round = 0; round < ROUNDS; round += 1) {
    await playRound(site.database, instances, { people: PEOPLE, seats: SEATS, sales });
  }
  const [statistics] = await site.database.asOwner<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(statistics).toEqual({ deadlocks: 0 });
});
