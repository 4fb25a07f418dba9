import type { ClientBase } from 'pg';
import { GUESTS } from './guests';

/**
 * Multiplies guests, events and their reservations by `scale`, copied within the database. Deterministic, including
 * ids; copied tickets have no QR code.
 */
export async function seedBulkData(client: ClientBase, scale: number): Promise<void> {
  if (scale <= 1) return;
  const guests = GUESTS.map(({ email }) => email);
  for (const sql of COPIES) {
    await client.query(sql.replaceAll(':last', String(Math.floor(scale) - 1)), sql.includes('$1') ? [guests] : []);
  }
}

/** Id of the k-th copy of a row. */
const copyOf = (id: string) => `md5(${id}::text || ' copy ' || k)::uuid`;
const COPY = 'generate_series(1, :last) k';
const BOOKED = `booking_reservation r join user_profile p on p.id = r.person_id and p.email = any ($1)`;

/** Inserts copies of the rows `r` of `from`: all columns, with a new id and `changes`, which are expressions. */
function copyRows(table: string, from: string, changes: Record<string, string>): string {
  const changed = Object.entries({ id: copyOf('r.id'), ...changes }).map(([column, value]) => `'${column}', ${value}`);
  return `insert into ${table} select copy.* from ${from}, ${COPY},
     jsonb_populate_record(r, jsonb_build_object(${changed.join(', ')})) as copy`;
}

const COPIES = [
  `insert into auth_person (id, email, roles, allowed_apps, prefs, created_at)
   select ${copyOf('id')}, replace(email, '@', '.' || k || '@'), roles, allowed_apps, prefs, created_at - k * interval '1 hour'
   from auth_person, ${COPY} where email = any ($1)`,
  `insert into user_profile (id, email, name, ico, company, company_type, city, country, locale, created_at)
   select ${copyOf('id')}, replace(email, '@', '.' || k || '@'), name, ico, company, company_type, city, country, locale,
     created_at - k * interval '1 hour'
   from user_profile, ${COPY} where email = any ($1)`,
  // Past events stay in the past, future ones move further ahead.
  `create temporary table copied_event on commit drop as
   select id, case when date_start < now() then -1 else 1 end * interval '1 day' as step from booking_event`,
  `create temporary table copied_slot on commit drop as select id from booking_event_slot`,
  copyRows('booking_event', 'booking_event r join copied_event using (id)', {
    title: "r.title || ' ' || k + 1",
    title_en: "r.title_en || ' ' || k + 1",
    title_pl: "r.title_pl || ' ' || k + 1",
    date_start: 'r.date_start + k * step',
    date_end: 'r.date_end + k * step',
  }),
  copyRows('event_slot', 'event_slot r join copied_slot using (id) join copied_event e on e.id = r.event_id', {
    event_id: copyOf('r.event_id'),
    date_start: 'r.date_start + k * step',
  }),
  `create temporary table copied_reservation on commit drop as select r.* from ${BOOKED}`,
  `insert into booking_reservation
     (id, event_slot_id, person_id, vs, is_paid, paid_at, due_at, created_at, places, custom_data)
   select ${copyOf('r.id')}, ${copyOf('event_slot_id')}, ${copyOf('person_id')},
     last.vs + row_number() over (order by k, r.id), is_paid, paid_at, due_at, created_at, places, custom_data
   from copied_reservation r, ${COPY}, (select max(vs::integer) as vs from booking_reservation) last`,
  copyRows('booking_ticket', 'booking_ticket r join copied_reservation c on c.id = r.reservation_id', {
    reservation_id: copyOf('r.reservation_id'),
    custom_email: 'null',
    qr: 'null',
  }),
  `select setval('app_private.booking_vs', max(vs::integer)) from booking_reservation`,
];
