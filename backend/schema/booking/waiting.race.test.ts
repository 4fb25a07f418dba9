import { makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { makeCustomers, openRaceSite, throughTheGate, type RaceSite } from '../../tests/race';
import { mutateFunction } from '../../tests/mutate-function';

const CONNECTIONS_EACH = 8;
const TRANSACTIONS = 2;

/** A slot with free seats and people waiting for one each. */
async function slotWithLine({ database }: RaceSite, seats: number, count: number) {
  const slot = await makeSlot(database, { capacity_total: seats });
  const waiting = await makeCustomers(database, count);
  await database.asOwner(
    `insert into app_private.slot_waiting (event_slot_id, person_id, places)
     select $1, person, 1 from unnest($2::uuid[]) person`,
    [slot.id, waiting.map(({ sub }) => sub)],
  );
  return { slot, waiting };
}

async function heldAndOffered({ database }: RaceSite, slot: string) {
  const [seats] = await database.asOwner<{ held: number; offered: number }>(
    `select (select coalesce(sum(places), 0)::int from booking_reservation where event_slot_id = $1) as held,
       (select coalesce(sum(offered_places), 0)::int from app_private.slot_waiting where event_slot_id = $1) as offered`,
    [slot],
  );
  return seats!;
}

const offer = ({ database }: RaceSite, slot: string) =>
  database.service.query('select app_private.offer_seats($1, 24)', [slot]);

describe('seats are offered and reserved at once', () => {
  let site: RaceSite;
  beforeAll(async () => void (site = await openRaceSite(['auth', 'booking'], CONNECTIONS_EACH, TRANSACTIONS)), 60_000);
  afterAll(() => site.close(), 30_000);

  test('held and offered seats together never exceed the capacity', async () => {
    const { slot, waiting } = await slotWithLine(site, 6, 12);
    const strangers = await makeCustomers(site.database, 20);
    const everyone = [...strangers, ...waiting];
    await Promise.all([
      site.race('/api/backend/booking_reservation', everyone, () => reservationBody(slot.id, ['Host'])),
      ...Array.from({ length: 4 }, () => offer(site, slot.id)),
    ]);
    await offer(site, slot.id);
    const { held, offered } = await heldAndOffered(site, slot.id);
    expect(held + offered).toBe(6);
    const reserved = await site.database.asOwner(
      'select from booking_reservation where event_slot_id = $1 and person_id = any ($2)',
      [slot.id, strangers.map(({ sub }) => sub)],
    );
    expect(reserved).toEqual([]);
  }, 120_000);

  const offerTwice = async () => {
    const { slot } = await slotWithLine(site, 1, 2);
    await throughTheGate(site.database, TRANSACTIONS, () => Promise.all([offer(site, slot.id), offer(site, slot.id)]));
    return (await heldAndOffered(site, slot.id)).offered;
  };

  test('two concurrent instances offer the last seat to one person', async () => {
    expect(await offerTwice()).toBe(1);
  }, 60_000);

  test('without the lock on the slot they offer it to two people', async () => {
    await mutateFunction(site.database, 'app_private.hold_slot', ' for no key update');
    expect(await offerTwice()).toBe(2);
  }, 60_000);
});
