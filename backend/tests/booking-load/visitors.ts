import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Claims } from '../../src/database/database';
import { reservationBody } from '../booking-fixtures';

/** The instances of the application under load. */
export interface Instances {
  /** Their addresses at the moment; a restarted instance has another one. */
  origins: string[];
  tokenFor(person: Claims): Promise<string>;
}

/** Creates each person's token once. */
export function cachedTokens(tokenFor: (person: Claims) => Promise<string>): Instances['tokenFor'] {
  const tokens = new Map<string, Promise<string>>();
  return (person) => {
    const token = tokens.get(person.sub) ?? tokenFor(person);
    tokens.set(person.sub, token);
    return token;
  };
}

export interface Visitor {
  person: Claims;
  places: number;
  /** The action after the reservation; `pay` marks it paid as sales staff. */
  then: 'keep' | 'cancel' | 'pass-on' | 'pay';
}

/** The result of a visit: a reservation, or a place on the waiting list. */
export interface Visited {
  visitor: Visitor;
  reservation: string | null;
  /** E-mail of the new holder of a ticket that was passed on. */
  passedTo: string | null;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

const RETRY_MS = 50;

/**
 * Sends a request to the instances in turn until one answers. Lost connections and 5xx answers are retried with the same
 * idempotency key.
 */
export async function send<Body = Record<string, unknown>>(
  instances: Instances,
  person: Claims | null,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
): Promise<Answer<Body>> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(person && { authorization: `Bearer ${await instances.tokenFor(person)}` }),
  };
  for (let attempt = Math.floor(Math.random() * instances.origins.length); ; attempt += 1) {
    const origin = instances.origins[attempt % instances.origins.length];
    try {
      const answer = await fetch(`${origin}/api/backend/${path}`, { method, headers, body: JSON.stringify(body) });
      const text = await answer.text();
      if (answer.status < 500) return { status: answer.status, body: JSON.parse(text) as Body };
    } catch {
      // The instance was killed, or lost its database while it answered.
    }
    await setTimeout(RETRY_MS);
  }
}

function namesFor(places: number): string[] {
  return Array.from({ length: places }, (_, n) => `Host ${n + 1}`);
}

/** Reserves, or joins the waiting list of a full slot; then cancels, passes a ticket on or pays. */
export async function visit(instances: Instances, slot: string, visitor: Visitor, sales: Claims): Promise<Visited> {
  const { person, places } = visitor;
  for (;;) {
    const made = await send(instances, person, 'POST', 'booking_reservation', reservationBody(slot, namesFor(places)));
    if (made.status === 201) return continueWith(instances, String(made.body['id']), visitor, sales);
    expect(made).toMatchObject({ status: 409, body: { result: 'capacity', reason: 'togo' } });
    const waiting = await send(instances, person, 'POST', 'waiting', { event_slot_id: slot, places });
    if (waiting.status === 201) return { visitor, reservation: null, passedTo: null };
    // A place became free in the meantime: reserve again.
    expect(waiting).toMatchObject({ status: 409, body: { code: 'booking.places_free' } });
  }
}

async function continueWith(
  instances: Instances,
  reservation: string,
  visitor: Visitor,
  sales: Claims,
): Promise<Visited> {
  let passedTo: string | null = null;
  if (visitor.then === 'cancel') {
    const cancelled = await send(instances, visitor.person, 'DELETE', 'booking_reservation', { id: reservation });
    // 404: the first attempt cancelled it, but its answer was lost.
    expect([200, 404]).toContain(cancelled.status);
  } else if (visitor.then === 'pay') {
    const paid = await send(instances, sales, 'POST', 'reservation_paid', { id: reservation, is_paid: true });
    expect(paid.status).toBe(200);
  } else if (visitor.then === 'pass-on') {
    const query = [{ reservation_id: reservation }];
    const tickets = await send<{ id: string }[]>(instances, visitor.person, 'POST', 'booking_tickets', query);
    const [ticket] = tickets.body;
    passedTo = `host-${randomUUID()}@example.org`;
    const passed = await send(instances, visitor.person, 'PATCH', 'booking_ticket', {
      id: ticket!.id,
      name: 'Eva Nová',
      email: passedTo,
    });
    // 404: as above, the ticket has another id now.
    expect([200, 404]).toContain(passed.status);
  }
  return { visitor, reservation, passedTo };
}
