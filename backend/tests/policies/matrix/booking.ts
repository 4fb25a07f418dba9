import type { Policy } from './grammar';

const EVENT = '* -id -created_at -version -updated_at';
const SLOT = '* -id -event_id -created_at -version -updated_at';

/** A slot that is open to the caller by its event and whitelist. */
const OPEN_SLOT = `(whitelist = '{}' or $email = any (whitelist))
  and event_id in (select id from booking_event where is_public)`;
const OWN_RESERVATIONS = 'select id from booking_reservation where person_id = $person';
const RESERVED_SLOTS = 'select event_slot_id from booking_reservation where person_id = $person';
const VISIBLE_SLOTS = `select id from booking_event_slot where (${OPEN_SLOT}) or id in (${RESERVED_SLOTS})`;

/** A future slot with free seats, without reservations of any caller of the matrix. */
const FREE_SLOT = `select id from booking_event_slot where name = 'Volná'`;
const RESERVATION = `select array['{"places":[{"name":"Jan"}],"invoice":null}'::jsonb,
  jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Jan', 'email', '', 'qr', ''))]`;
const COMING = `join booking_event_slot s on s.id = r.event_slot_id and s.date_start > now()
  join auth_person p on p.id = r.person_id and p.email = 'customer@arbora.example'`;
const CUSTOMERS_RESERVATION = `select r.id from booking_reservation r ${COMING} order by r.id limit 1`;
const CUSTOMERS_TICKET = `select t.id from booking_ticket t join booking_reservation r on r.id = t.reservation_id
  ${COMING} where r.is_paid order by t.id limit 1`;

export const booking: Policy = {
  arrange: [
    // Makes an event private, and one in which the customer has a seat.
    `update booking_event set is_public = false where title in ('Roubování v ruce', 'Podzimní slavnost stromů')`,
    // An event that nothing refers to.
    `insert into booking_event (title, address, date_start, mask_vs) values ('Prázdná', 'Polní 1', now(), '77')`,
    // Links a published article and a draft to future and past, public and private events.
    `insert into news_item (slug, title, locale, is_published) values
       ('o-akcich', 'O akcích', 'cs', true), ('o-akcich-koncept', 'O akcích', 'cs', false)`,
    `insert into news_item__booking_event (item_id, event_id)
     select item.id, event.id from news_item item, booking_event event
     where item.slug like 'o-akcich%' and event.title not in ('Prázdná', 'Roubování v ruce')`,
    `insert into booking_event_slot (event_id, name, date_start, capacity_total)
     select event.id, name, event.date_start, 20
     from (select * from booking_event where is_public and date_start > now() limit 1) event,
       unnest('{Volná,Cizí}'::text[]) name`,
    // Cancelled reservations of everyone who could have reserved.
    `insert into app_private.cancelled_reservation (id, event_slot_id, person_id, vs, reservation, reason)
     select gen_random_uuid(), slot.id, profile.id, '999998', '{}', 'customer'
     from booking_event_slot slot, user_profile profile
     where slot.name = 'Cizí' and profile.email in
       ('customer.sk@arbora.example', 'blocked@arbora.example', 'jobs@arbora.example', 'editor@arbora.example',
        'sales@arbora.example', 'admin@arbora.example')`,
    // A reservation of everyone.
    `insert into booking_reservation (event_slot_id, person_id, places, is_paid)
     select slot.id, profile.id, 1, true from booking_event_slot slot, user_profile profile
     where slot.name = 'Cizí' and profile.email in
       ('customer.sk@arbora.example', 'blocked@arbora.example', 'jobs@arbora.example', 'editor@arbora.example',
        'sales@arbora.example')`,
    // A waiting list entry of everyone, added last because a reservation would remove it.
    `insert into app_private.slot_waiting (event_slot_id, person_id, places)
     select slot.id, profile.id, 1 from booking_event_slot slot, user_profile profile where slot.name = 'Cizí'`,
    `insert into app_private.booking_letter (event_id, payment, with_guests, with_waiting, texts, recipients)
     select event_id, 'all', true, true, '{"cs":{"subject":"Změna","body_html":"<p>Ahoj</p>"}}', 1
     from booking_event_slot where name = 'Cizí'`,
    `update user_profile p set ico = numbered.ico
     from (select id, row_number() over (order by id) as n from user_profile where ico is null) person
     join (
       select ico, row_number() over (order by ico) as n
       from (select (40000000 + k)::text as ico from generate_series(1, 2000) k) numbers where app.is_company_id(ico, 'CZ')
     ) numbered using (n)
     where p.id = person.id`,
    `insert into booking_ticket (reservation_id, position, name_on_ticket, ico)
     select r.id, 1, 'Někdo', p.ico from booking_reservation r
     join booking_event_slot s on s.id = r.event_slot_id and s.name = 'Cizí'
     join user_profile p on p.id = r.person_id`,
  ],
  relations: {
    news_item__booking_event: {
      key: 'item_id event_id',
      select: { 'editor admin': 'all' },
      insert: { 'editor admin': { columns: 'item_id event_id position' } },
      update: { 'editor admin': { columns: 'item_id event_id position' } },
      delete: { 'editor admin': 'all' },
      sample: `select item.id as item_id, event.id as event_id, 1 as position
        from news_item item, booking_event event where item.slug = 'o-akcich' and event.title = 'Roubování v ruce'`,
    },
    plant_events: {
      key: 'product_id id',
      sets: {
        shown: `select distinct plant.product_id, link.event_id as id
          from news_item__product plant join news_item__booking_event link using (item_id)
          where plant.product_id in (select id from product where is_public)
            and link.event_id in (select id from booking_event where is_public and coalesce(date_end, date_start) > now())
            and link.item_id in (select id from news_item where is_published and coalesce(publish_at <= now(), true))`,
      },
      select: { everyone: 'shown' },
    },
    news_item_events: {
      key: 'item_id event_id',
      sets: {
        shown: `select item_id, event_id from news_item__booking_event
          where event_id in (select id from booking_event where is_public and coalesce(date_end, date_start) > now())
            and item_id in (select id from news_item where is_published and coalesce(publish_at <= now(), true))`,
      },
      select: { everyone: 'shown' },
    },
    booking_event: {
      sets: {
        public: 'is_public',
        visible: `is_public or id in (select event_id from booking_event_slot where id in (${RESERVED_SLOTS}))`,
      },
      select: { strangers: 'public', 'customers blocked jobs editor': 'visible', 'sales admin': 'all' },
      insert: { 'sales admin': { columns: EVENT } },
      update: { 'sales admin': { columns: EVENT } },
      delete: { 'sales admin': 'all' },
      sample: `select 'Den' as title, 'Polní 1' as address, now() as date_start, '77' as mask_vs, false as is_public,
        'standard' as vat_category`,
    },
    /** Read by policies; callers use the view. */
    event_slot: {
      sets: { visible: `id in (${VISIBLE_SLOTS})` },
      select: {
        'strangers customers blocked jobs editor': {
          rows: 'visible',
          columns: '* -whitelist -version -updated_at',
        },
        'sales admin': { columns: '* -whitelist -version -updated_at' },
      },
    },
    booking_event_slot: {
      sets: { all: 'select id from event_slot', visible: VISIBLE_SLOTS },
      select: {
        'strangers customers blocked jobs editor': 'visible',
        'sales admin': 'all',
      },
      insert: { 'sales admin': { columns: '* -id -created_at -version -updated_at' } },
      update: { 'sales admin': { columns: SLOT } },
      delete: { 'sales admin': 'all' },
      needs: 'event_id name date_start capacity_total',
      sample: `select id as event_id, 'Ráno' as name, now() as date_start, 5 as capacity_total, 0 as price,
        '{}'::text[] as whitelist, false as capacity_by_ico from booking_event limit 1`,
    },
    booking_reservation: {
      sets: { own: 'person_id = $person' },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'is_paid custom_data' } },
    },
    booking_ticket: {
      sets: {
        own: `reservation_id in (${OWN_RESERVATIONS})`,
        coming: `reservation_id in (select r.id from booking_reservation r join booking_event_slot s
          on s.id = r.event_slot_id where r.person_id = $person and s.date_start > now()) and not is_checked`,
      },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
      update: {
        // Staff are customers too: their own ticket, until its slot starts.
        'customers jobs editor': { rows: 'coming', columns: 'name_on_ticket' },
        'sales admin': { columns: 'name_on_ticket custom_email custom_company is_checked' },
      },
    },
    event_slots_capacity: {
      sets: { all: 'select id from booking_event_slot', visible: VISIBLE_SLOTS },
      select: { 'strangers customers blocked jobs editor': 'visible', 'sales admin': 'all' },
    },
    event_slots_customer: {
      sets: { visible: VISIBLE_SLOTS },
      select: { everyone: 'visible' },
    },
    event_slots_tickets_by_ico: {
      key: 'id ico',
      sets: {
        all: `select distinct r.event_slot_id as id, t.ico from booking_ticket t
          join booking_reservation r on r.id = t.reservation_id where t.ico is not null`,
        own: `select distinct r.event_slot_id as id, t.ico from booking_ticket t
          join booking_reservation r on r.id = t.reservation_id
          where t.ico = (select ico from user_profile where id = $person) and r.person_id = $person`,
      },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
    },
    own_waiting: {
      sets: { own: 'select id from app_private.slot_waiting where person_id = $person' },
      select: { 'customers jobs editor sales admin blocked': 'own' },
    },
    waiting_list: {
      sets: { all: 'select id from app_private.slot_waiting' },
      select: { 'sales admin': 'all' },
    },
    booking_letter_list: {
      sets: { all: 'select id from app_private.booking_letter' },
      select: { 'sales admin': 'all' },
    },
    own_cancelled_reservation: {
      sets: { own: 'select id from app_private.cancelled_reservation where person_id = $person' },
      select: { 'people blocked': 'own' },
    },
    reservation_check: {
      key: 'ticket_id',
      sets: {
        all: 'select id as ticket_id from booking_ticket',
        own: `select id as ticket_id from booking_ticket where reservation_id in (${OWN_RESERVATIONS})`,
      },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
    },
    reservation_ticket_list: {
      sets: { all: 'select id from booking_reservation' },
      select: { 'sales admin': 'all' },
    },
  },
  functions: {
    'public.search_everywhere': { args: `select 'jaro'`, may: 'staff' },
    'public.booking_letter_reach': {
      args: `select event_id, 'all', true, true, id from booking_event_slot where name = 'Cizí'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.duplicate_event': {
      args: `select event_id, now() from booking_event_slot where name = 'Cizí'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    send_booking_letter: {
      args: `select event_id, id, 'all', true, true, '{"cs":{"subject":"Změna","body_html":"<p>Ahoj</p>"}}'::jsonb
        from booking_event_slot where name = 'Cizí'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    variable_symbol: { args: `select '2026', '7'`, may: 'everyone' },
    found_reservations: { args: `select '{search}', '{%jaro%}'`, may: 'staff' },
    is_company_id: { args: `select '27082440', 'CZ'`, may: 'everyone' },
    is_public_event: { args: 'select id from booking_event limit 1', may: 'everyone' },
    has_reservation: { args: 'select id from booking_event_slot limit 1', may: 'everyone' },
    sees_every_slot: 'everyone',
    may_see_slot: { args: `select true, '{}'::text[]`, may: 'everyone' },
    payment_due: { args: `select now(), now() + interval '9 days'` },
    create_reservation: {
      args: `select slot.id, data[1], data[2] from (${FREE_SLOT}) slot, (${RESERVATION}) one (data)`,
      may: 'people',
      refused: { blocked: 'auth.blocked' },
    },
    cancel_reservation: {
      args: CUSTOMERS_RESERVATION,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.reservation_unknown' },
    },
    fill_reservation: {
      args: `select id, '[]'::jsonb from (${CUSTOMERS_RESERVATION}) reservation`,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.reservation_unknown' },
    },
    send_reservation_again: {
      args: `select r.id, null::uuid from booking_reservation r ${COMING} order by r.id limit 1`,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.reservation_unknown' },
    },
    set_reservation_invoice: {
      args: `select r.id, null::jsonb, null::integer from booking_reservation r ${COMING} where not r.is_paid order by r.id limit 1`,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.reservation_unknown' },
    },
    delete_ticket: {
      args: CUSTOMERS_TICKET,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.ticket_unknown' },
    },
    set_ticket_qr: {
      args: `select id, 'data:image/svg+xml,x' from (${CUSTOMERS_TICKET}) ticket`,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.ticket_unknown' },
    },
    is_reservation_data: { args: `select '{}'::jsonb`, may: 'people blocked' },
    ticket_check: { args: CUSTOMERS_TICKET, may: 'everyone' },
    claimed_seats: { args: FREE_SLOT, may: 'everyone' },
    join_waiting: {
      args: `select id, 30, false from (${FREE_SLOT}) slot`,
      refused: { people: 'booking.capacity', blocked: 'auth.blocked' },
    },
    leave_waiting: { args: `select gen_random_uuid()`, may: 'everyone' },
    remove_waiting: {
      args: `select gen_random_uuid()`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    rename_ticket: {
      args: `select id, 'Jan', 'jan@example.org', null, gen_random_uuid(), 'data:image/svg+xml,x' from (${CUSTOMERS_TICKET}) ticket`,
      may: 'customer sales admin',
      refused: { 'otherCustomer blocked jobs editor': 'booking.ticket_unknown' },
    },
    check_in_ticket: {
      args: `select t.id, s.id, s.date_start from booking_ticket t
        join booking_reservation r on r.id = t.reservation_id join booking_event_slot s on s.id = r.event_slot_id
        where t.id in (${CUSTOMERS_TICKET})`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    door_list: {
      args: `select event_id from booking_event_slot where name = 'Volná'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    record_door_scan: {
      args: `select gen_random_uuid(), t.id, s.id, s.date_start, now(), false, 'Brána' from booking_ticket t
        join booking_reservation r on r.id = t.reservation_id join booking_event_slot s on s.id = r.event_slot_id
        where t.id in (${CUSTOMERS_TICKET})`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    set_reservation_paid: {
      args: `select id, true from (${CUSTOMERS_RESERVATION}) reservation`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
  },
  hidden:
    'booking_letter cancelled_reservation cancelled_ticket door_exception door_scan slot_waiting booking_vs counted_company reservation_summary reservation_tally',
};
