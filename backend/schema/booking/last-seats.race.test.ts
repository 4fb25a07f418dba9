import type { CapacityProblem } from '@arbora/domain';
import { makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { makeCustomers, openRaceSite, type RaceSite } from '../../tests/race';
import { mutateFunction } from '../../tests/mutate-function';

const PEOPLE = 120;
const SEATS = 20;
const CONNECTIONS_EACH = 16;
/** Each instance has one transaction for a slot at a time, shared by those who wait for it. */
const TRANSACTIONS = 2;

interface Outcome {
  made: number;
  refused: CapacityProblem[];
  places: number;
  tickets: number;
}

/** All people request one seat concurrently, over HTTP. */
async function raceForSeats({ database, race }: RaceSite, seats = SEATS): Promise<Outcome> {
  const slot = await makeSlot(database, { capacity_total: seats });
  const people = await makeCustomers(database, PEOPLE);
  const answers = await race('/api/backend/booking_reservation', people, () => reservationBody(slot.id, ['Host']));
  const refused = await Promise.all(
    answers.filter(({ status }) => status !== 201).map((answer) => answer.json() as Promise<CapacityProblem>),
  );
  const [held] = await database.asOwner<{ places: number; tickets: number }>(
    `select coalesce(sum(places), 0)::int as places,
       (select count(*)::int from booking_ticket t join booking_reservation r on r.id = t.reservation_id
        where r.event_slot_id = $1) as tickets
     from booking_reservation where event_slot_id = $1`,
    [slot.id],
  );
  return {
    made: answers.filter(({ status }) => status === 201).length,
    refused,
    ...(held ?? { places: -1, tickets: -1 }),
  };
}

describe('many people want the last seats of a slot at once', () => {
  let site: RaceSite;
  beforeAll(async () => void (site = await openRaceSite(['auth', 'booking'], CONNECTIONS_EACH, TRANSACTIONS)), 30_000);
  afterAll(() => site.close(), 30_000);

  test('exactly the available seats are reserved, and all other requests are refused', async () => {
    const { made, refused, places, tickets } = await raceForSeats(site);
    expect({ made, places, tickets }).toEqual({ made: SEATS, places: SEATS, tickets: SEATS });
    expect(refused).toHaveLength(PEOPLE - SEATS);
    for (const problem of refused) expect(problem).toMatchObject({ result: 'capacity', reason: 'togo', togo: 0 });
  }, 60_000);

  test('without the lock on the slot the same race oversells it', async () => {
    await mutateFunction(site.database, 'app_private.hold_slot', ' for no key update');
    // Offer one seat: when the gate opens, the first request of each instance has counted it as free.
    const { made, places, tickets } = await raceForSeats(site, 1);
    expect(places).toBeGreaterThan(1);
    expect({ made, tickets }).toEqual({ made: places, tickets: places });
  }, 60_000);
});
