import { createHash } from 'node:crypto';
import { IGNORED_REASONS, type IgnoredReason, type PaymentOutcome } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { personId } from './accounts';
import { slotId } from './events';
import { GUESTS } from './guests';
import { insertRows } from './insert';
import { pragueTime } from './prague-time';
import { seedId } from './seed-id';

const STATEMENT = seedId('statement');
/** The demo's account 19-2000145399/0100. */
const IBAN = 'CZ0801000000192000145399';
const SALES = 'sales@arbora.example';
/** Slots with sales' own reservation, and with no seats left for a late payment. */
const KEPT = slotId('rez-ovocnych-stromu', 'odpoledne');
const FULL = slotId('vazani-adventnich-vencu', 'patnact');
/** Import time of the statement. */
const IMPORTED = { day: -1, hour: 18 };

/** A reservation paid in the demo statement. */
interface Booked {
  id: string;
  symbol: string;
  name: string;
  amount: number;
  is_paid: boolean;
}

interface DemoPayment {
  outcome: PaymentOutcome;
  amount: number;
  reason?: string;
  difference?: number;
  booked?: Booked;
  name?: string;
  vs?: string;
  currency?: string;
  message?: string;
}

/**
 * Seeds cancelled reservations, one restored by a late payment, an empty one created by sales, and a bank statement
 * with every payment outcome.
 */
export async function seedPayments(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into public.booking_reservation (id, event_slot_id, person_id, places, created_at) values ($1, $2, $3, 0, $4)`,
    [seedId('empty reservation'), KEPT, personId(SALES), pragueTime(now, -1, 10)],
  );
  const unpaid = await cancelled(client, now, {
    guest: 1,
    reason: 'unpaid',
    names: ['Host', 'Host', 'Host'],
    paid: true,
  });
  const own = await cancelled(client, now, { guest: 2, reason: 'customer', names: ['Host'], paid: true });
  await cancelled(client, now, { guest: 3, reason: 'staff', names: ['Host', 'Host'], paid: false });

  const { rows } = await client.query<Booked>(
    `select r.id, app.variable_symbol(e.mask_vs, r.vs) as symbol, p.name, (s.price * r.places)::float as amount, r.is_paid
     from public.booking_reservation r
     join public.booking_event_slot s on s.id = r.event_slot_id
     join public.booking_event e on e.id = s.event_id
     join public.user_profile p on p.id = r.person_id
     where s.price > 0 and r.places > 0 and e.date_start > $1 and p.email = any ($2)
     order by r.vs::integer`,
    [now, GUESTS.map(({ email }) => email)],
  );
  const [whole, parts, late] = rows.filter(({ is_paid }) => is_paid);
  const [short, over] = rows.filter(({ is_paid }) => !is_paid);
  if (!whole || !parts || !late || !short || !over) throw new Error('too few demo reservations to pay for');
  await client.query('update public.booking_reservation set paid_at = $2 where id = any ($1)', [
    [whole.id, parts.id, late.id],
    pragueTime(now, IMPORTED.day, IMPORTED.hour),
  ]);
  await client.query('update public.booking_reservation set created_at = $2 where id = $1', [
    late.id,
    pragueTime(now, -9, 9),
  ]);
  await statement(client, now, [
    { outcome: 'paid', booked: whole, amount: whole.amount },
    { outcome: 'paid', booked: parts, amount: parts.amount - 100, message: 'první část' },
    { outcome: 'paid', booked: parts, amount: 100, message: 'doplatek' },
    { outcome: 'already_paid', booked: whole, amount: whole.amount },
    { outcome: 'revived', booked: late, amount: late.amount, message: 'omlouvám se za zpoždění' },
    { outcome: 'amount_differs', booked: short, amount: short.amount - 50, difference: -50 },
    { outcome: 'amount_differs', booked: over, amount: over.amount + 50, difference: 50 },
    { outcome: 'places_gone', booked: unpaid, amount: unpaid.amount, reason: 'togo' },
    { outcome: 'cancelled', booked: own, amount: own.amount, reason: 'customer' },
    { outcome: 'unknown_symbol', amount: 450, vs: '2611999999', name: 'Neznámá Nora', message: 'vstupné řez' },
    {
      outcome: 'unknown_symbol',
      amount: 900,
      reason: 'no_symbol',
      name: 'Zahrady Vopička s.r.o.',
      message: 'děkujeme',
    },
    {
      outcome: 'doubtful',
      amount: 300,
      reason: 'same_id',
      vs: '2611999998',
      name: 'Nejistá Nina',
      message: 'vstupné za dva',
    },
    { outcome: 'ignored', amount: 0, reason: 'zero', message: 'změna úrokové sazby' },
    { outcome: 'ignored', amount: -12_340.5, reason: 'outgoing', name: 'Rašelina Soběslav', vs: '20260117' },
    { outcome: 'ignored', amount: 20, reason: 'currency', currency: 'EUR', name: 'Jana Slovenská', vs: '2611000001' },
  ]);
}

/** Seeds a cancelled reservation of the full slot; `paid`: a payment arrived since. */
async function cancelled(
  client: ClientBase,
  now: Date,
  one: { guest: number; reason: string; names: string[]; paid: boolean },
): Promise<Booked> {
  const guest = GUESTS.at(-one.guest);
  if (!guest) throw new Error('too few guests');
  const id = seedId(`cancelled reservation ${one.guest}`);
  const created = pragueTime(now, -9, 9);
  const tickets = one.names.map((_, index) => ({
    id: seedId(`ticket ${id} ${index}`),
    reservation_id: id,
    position: index + 1,
    name_on_ticket: index === 0 ? guest.name : `Doprovod ${index}`,
    is_checked: false,
    created_at: created,
  }));
  const { rows } = await client.query<{ symbol: string; amount: number }>(
    `with number as (select nextval('app_private.booking_vs')::text as vs),
     gone as (
       insert into app_private.cancelled_reservation
         (id, event_slot_id, person_id, vs, variable_symbol, reservation, reason, cancelled_at, paid_at)
       select $1, s.id, $3, number.vs, app.variable_symbol(e.mask_vs, number.vs),
         jsonb_build_object(
           'id', $1::uuid, 'event_slot_id', s.id, 'person_id', $3::uuid, 'vs', number.vs, 'created_at', $4::timestamptz,
           'places', jsonb_array_length($6::jsonb), 'is_paid', false,
           'custom_data', '{"places": [], "invoice": null}'::jsonb, 'tickets', $6::jsonb
         ),
         $5, $7, $8
       from number, public.booking_event_slot s join public.booking_event e on e.id = s.event_id
       where s.id = $2
       returning event_slot_id, variable_symbol
     )
     select gone.variable_symbol as symbol, (s.price * jsonb_array_length($6::jsonb))::float as amount
     from gone join public.booking_event_slot s on s.id = gone.event_slot_id`,
    [
      id,
      FULL,
      personId(guest.email),
      created,
      one.reason,
      JSON.stringify(tickets),
      pragueTime(now, -5, 23),
      one.paid ? pragueTime(now, IMPORTED.day, IMPORTED.hour) : null,
    ],
  );
  await insertRows(
    client,
    'app_private.cancelled_ticket',
    tickets.map((ticket) => ({
      id: ticket.id,
      reservation_id: id,
      event_id: seedId('event vazani-adventnich-vencu'),
      cancelled_at: pragueTime(now, -5, 23),
    })),
  );
  const [found] = rows;
  if (!found) throw new Error('no slot for a cancelled reservation');
  return { ...found, id, name: guest.name, is_paid: false };
}

async function statement(client: ClientBase, now: Date, payments: readonly DemoPayment[]): Promise<void> {
  const day = pragueTime(now, -1, 12).slice(0, 10);
  const outcomes: Partial<Record<PaymentOutcome, number>> = {};
  const ignored: Partial<Record<IgnoredReason, number>> = {};
  for (const { outcome } of payments) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  for (const { reason } of payments) {
    const known = IGNORED_REASONS.find((one) => one === reason);
    if (known) ignored[known] = (ignored[known] ?? 0) + 1;
  }
  await insertRows(client, 'public.bank_statement', [
    {
      id: STATEMENT,
      checksum: createHash('sha256').update(STATEMENT).digest('hex'),
      format: 'csv',
      file_name: 'pohyby.csv',
      account: IBAN,
      number: null,
      date_from: day,
      date_to: day,
      lines: payments.length,
      result: { lines: payments.length, repeated: 0, skipped: {}, outcomes, ignored },
      imported_by: personId(SALES),
      created_at: pragueTime(now, IMPORTED.day, IMPORTED.hour),
    },
  ]);
  await insertRows(
    client,
    'public.bank_transaction',
    payments.map((payment, index) => ({
      id: seedId(`payment ${index}`),
      statement_id: STATEMENT,
      line: index + 2,
      account: IBAN,
      transaction_id: `demo-${index + 1}`,
      amount: payment.amount.toFixed(2),
      currency: payment.currency ?? 'CZK',
      booked_on: day,
      counter_account: payment.amount === 0 ? null : `${1_000_000_003 + index * 11}/0800`,
      counter_name: payment.name ?? payment.booked?.name ?? null,
      vs: payment.vs ?? payment.booked?.symbol ?? null,
      message: payment.message ?? null,
      outcome: payment.outcome,
      reason: payment.reason ?? null,
      difference: payment.difference ?? null,
      reservation_id: payment.booked?.id ?? null,
      created_at: pragueTime(now, IMPORTED.day, IMPORTED.hour),
    })),
  );
  await insertRows(
    client,
    'public.bank_statement_line',
    payments.map((_, index) => ({
      statement_id: STATEMENT,
      position: index + 1,
      line: index + 2,
      result: 'booked',
      transaction_id: seedId(`payment ${index}`),
    })),
  );
}
