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
  `insert into booking_event
     (id, title, title_en, title_pl, perex, perex_en, perex_pl, story, story_en, story_pl, bring, bring_en, bring_pl,
      leader_id, address, date_start, date_end, is_public, mask_vs, hero_image, created_at)
   select ${copyOf('e.id')}, e.title || ' ' || k + 1, e.title_en || ' ' || k + 1, e.title_pl || ' ' || k + 1, e.perex,
     e.perex_en, e.perex_pl, e.story, e.story_en, e.story_pl, e.bring, e.bring_en, e.bring_pl, e.leader_id, e.address,
     e.date_start + k * step, e.date_end + k * step, e.is_public, e.mask_vs, e.hero_image, e.created_at
   from booking_event e join copied_event using (id), ${COPY}`,
  `insert into booking_event_slot (id, event_id, name, name_en, name_pl, date_start, price, whitelist, capacity_total,
     capacity_per_user, capacity_by_ico, created_at)
   select ${copyOf('s.id')}, ${copyOf('s.event_id')}, s.name, s.name_en, s.name_pl, s.date_start + k * step, s.price, s.whitelist,
     s.capacity_total, s.capacity_per_user, s.capacity_by_ico, s.created_at
   from booking_event_slot s join copied_slot using (id) join copied_event e on e.id = s.event_id, ${COPY}`,
  `create temporary table copied_reservation on commit drop as select r.* from ${BOOKED}`,
  `insert into booking_reservation
     (id, event_slot_id, person_id, vs, is_paid, paid_at, due_at, created_at, places, custom_data)
   select ${copyOf('r.id')}, ${copyOf('event_slot_id')}, ${copyOf('person_id')},
     last.vs + row_number() over (order by k, r.id), is_paid, paid_at, due_at, created_at, places, custom_data
   from copied_reservation r, ${COPY}, (select max(vs::integer) as vs from booking_reservation) last`,
  `insert into booking_ticket (id, reservation_id, position, name_on_ticket, is_checked, checked_at, custom_company, ico,
     created_at)
   select ${copyOf('t.id')}, ${copyOf('t.reservation_id')}, t.position, t.name_on_ticket, t.is_checked, t.checked_at,
     t.custom_company, t.ico, t.created_at
   from booking_ticket t join copied_reservation r on r.id = t.reservation_id, ${COPY}`,
  `select setval('app_private.booking_vs', max(vs::integer)) from booking_reservation`,
];
