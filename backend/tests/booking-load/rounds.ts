import type { Claims } from '../../src/database/database';
import { makeSlot, reservationBody } from '../booking-fixtures';
import type { TestDatabase } from '../database';
import { makeCustomers } from '../race';
import { countMails, openOffers, readSlotState, type Offer } from './slot-state';
import { send, visit, type Instances, type Visitor } from './visitors';

export interface Round {
  people: number;
  seats: number;
  sales: Claims;
  /** Called once all requests of the first wave were sent. */
  during?: () => Promise<void>;
}

const PLANS = ['keep', 'cancel', 'pass-on', 'pay', 'cancel'] as const;

function visitorsOf(people: readonly Claims[]): Visitor[] {
  return people.map((person, n) => ({ person, places: n % 7 === 0 ? 2 : 1, then: PLANS[n % PLANS.length]! }));
}

/**
 * Everyone wants seats of a new slot at once; those with a reservation cancel, pass a ticket on or pay meanwhile, the
 * others wait in line and take or leave their offers. Afterwards nothing may be oversold, incomplete or mailed twice.
 */
export async function playRound(database: TestDatabase, instances: Instances, round: Round): Promise<void> {
  const { people, seats, sales, during } = round;
  const slot = await makeSlot(database, { capacity_total: seats, price: 100 });
  const visitors = visitorsOf(await makeCustomers(database, people));
  // Before the race, because signing in needs connections of the same pool.
  for (const { person } of visitors) await instances.tokenFor(person);
  const [visited] = await Promise.all([
    Promise.all(visitors.map((visitor) => visit(instances, slot.id, visitor, sales))),
    during?.(),
  ]);
  const offered = new Set<string>();
  const taken: string[] = [];
  for (let wave = 0; wave < 3; wave += 1) {
    await database.service.query('select app_private.offer_seats($1, 24)', [slot.id]);
    const offers = await openOffers(database, slot.id);
    for (const { email } of offers) offered.add(email);
    const answers = await Promise.all(offers.map((offer, n) => answerOffer(instances, slot.id, offer, n)));
    taken.push(...answers.filter((id) => id !== null));
  }
  await database.service.query('select app_private.offer_seats($1, 24)', [slot.id]);
  for (const { email } of await openOffers(database, slot.id)) offered.add(email);

  const state = await readSlotState(database, slot.id);
  const made = [...visited.flatMap(({ reservation }) => reservation ?? []), ...taken].sort();
  const of = (plan: Visitor['then']) =>
    visited.filter(({ visitor, reservation }) => visitor.then === plan && reservation !== null);
  expect(state).toEqual({
    held: expect.any(Number) as number,
    offered: seats - state.held,
    incomplete: 0,
    reservations: made,
    cancelled: of('cancel').map(({ reservation }) => reservation).sort(),
    paid: of('pay').map(({ reservation }) => reservation).sort(),
  }); // oxfmt-ignore

  const each = (emails: Iterable<string>) => Object.fromEntries([...emails].map((email) => [email, 1]));
  const all = visitors.map(({ person }) => person.email);
  const holders = visited.filter(({ reservation }) => reservation !== null).map(({ visitor }) => visitor.person.email);
  const takers = await emailsOf(database, taken);
  expect(await countMails(database, ['reservation-create'], all)).toEqual(each([...holders, ...takers]));
  const cancelling = of('cancel').map(({ visitor }) => visitor.person.email);
  expect(await countMails(database, ['reservation-cancel'], all)).toEqual(each(cancelling));
  const paying = of('pay').map(({ visitor }) => visitor.person.email);
  expect(await countMails(database, ['reservation-payment'], paying)).toEqual(each(paying));
  const newHolders = visited.flatMap(({ passedTo }) => passedTo ?? []);
  expect(await countMails(database, ['reservation-create-custom'], newHolders)).toEqual(each(newHolders));
  const waiting = visited.filter(({ reservation }) => reservation === null).map(({ visitor }) => visitor.person.email);
  expect(await countMails(database, ['waiting-joined'], all)).toEqual(each(waiting));
  // Some were offered a seat while others still reserved, and the offers were open until the first wave.
  expect(await countMails(database, ['waiting-offer'], all)).toEqual(each(offered));
}

/** Takes every third offer, leaves every third, and returns the reservation. */
async function answerOffer(instances: Instances, slot: string, offer: Offer, n: number): Promise<string | null> {
  if (n % 3 === 0) return null;
  if (n % 3 === 1) {
    await send(instances, null, 'POST', 'waiting_leave', { id: offer.id });
    return null;
  }
  const names = Array.from({ length: offer.places }, (_, place) => `Host ${place + 1}`);
  const person: Claims = { sub: offer.sub, email: offer.email, role: 'arbora_customer' };
  const made = await send(instances, person, 'POST', 'booking_reservation', reservationBody(slot, names));
  expect(made.status).toBe(201);
  return String(made.body['id']);
}

async function emailsOf(database: TestDatabase, reservations: readonly string[]): Promise<string[]> {
  const rows = await database.asOwner<{ email: string }>(
    `select profile.email from booking_reservation r join user_profile profile on profile.id = r.person_id
     where r.id = any ($1)`,
    [reservations],
  );
  return rows.map(({ email }) => email);
}
