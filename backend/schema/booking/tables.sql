-- Numbers of reservations (`booking_reservation.vs`).
create sequence app_private.booking_vs minvalue 1 maxvalue 999999;

-- An event with slots to reserve, edited by sales staff. Only public events are listed.
create table booking_event (
  id uuid primary key default gen_random_uuid(),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  perex text check (length(perex) <= 2000),
  perex_en text check (length(perex_en) <= 2000),
  perex_pl text check (length(perex_pl) <= 2000),
  story text check (length(story) <= 10000),
  story_en text check (length(story_en) <= 10000),
  story_pl text check (length(story_pl) <= 10000),
  -- Things that participants should bring.
  bring text check (length(bring) <= 1000),
  bring_en text check (length(bring_en) <= 1000),
  bring_pl text check (length(bring_pl) <= 1000),
  leader_id uuid references person_card
    on delete set null,
  address text not null check (length(address) between 1 and 300),
  date_start timestamptz not null,
  date_end timestamptz check (date_end >= date_start),
  is_public boolean not null default false,
  -- Prefix of the variable symbols of its reservations: never starts with a zero, and together with the six digits of a
  -- reservation it fits the ten digits of banks. Fixed once a reservation exists.
  mask_vs text not null check (mask_vs ~ '^[1-9][0-9]{0,3}$'),
  hero_image text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Rate of VAT within the prices of its slots.
  vat_category text not null default 'standard' check (vat_category in ('standard', 'reduced', 'zero')),
  constraint booking_event_dates_readable
    check (date_start between '1900-01-01Z' and '2200-12-31Z' and date_end between '1900-01-01Z' and '2200-12-31Z')
);
create index booking_event_leader on booking_event (leader_id) where leader_id is not null;
create index booking_event_date_start on booking_event (date_start desc);

-- A slot of an event: a start with a price and a number of seats. Written through the view booking_event_slot.
create table event_slot (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references booking_event
    on delete cascade,
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  name_pl text check (length(name_pl) <= 200),
  date_start timestamptz not null,
  -- Per seat, in CZK; 0 = free of charge.
  price numeric(10, 2) not null default 0 check (price >= 0),
  -- Addresses that may reserve, lower-case; empty = everyone.
  whitelist text[] not null default '{}',
  capacity_total integer not null check (capacity_total >= 0),
  -- Seats that one reservation, or one company if `capacity_by_ico`, may hold; null = no limit.
  capacity_per_user integer check (capacity_per_user > 0),
  capacity_by_ico boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (not capacity_by_ico or capacity_per_user is not null),
  constraint event_slot_date_readable check (date_start between '1900-01-01Z' and '2200-12-31Z')
);
create index event_slot_event on event_slot (event_id, date_start);

-- A person's reservation of `places` seats in a slot; at most one per person and slot. Rows are made and deleted by the
-- functions of booking, which lock the slot; a cancelled reservation moves to app_private.cancelled_reservation.
create table booking_reservation (
  id uuid primary key default gen_random_uuid(),
  event_slot_id uuid not null references event_slot,
  person_id uuid not null references user_profile
    on delete cascade,
  -- Number of the reservation; with the event's `mask_vs` it makes the variable symbol.
  vs text not null unique default nextval('app_private.booking_vs')::text check (vs ~ '^[1-9][0-9]{0,5}$'),
  is_paid boolean not null default false,
  paid_at timestamptz,
  -- Time at which an unpaid reservation is cancelled; null if paid or empty.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  places integer not null check (places >= 0),
  -- {places: [{name, email}], invoice: {…} | null} as sent by the form.
  custom_data jsonb not null default '{"places": [], "invoice": null}' check (jsonb_typeof(custom_data) = 'object'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (person_id, event_slot_id)
);
create index booking_reservation_slot on booking_reservation (event_slot_id) include (places);
create index booking_reservation_slot_list on booking_reservation (event_slot_id, created_at desc, id);
create index booking_reservation_list on booking_reservation (created_at desc, id);
create index booking_reservation_unpaid on booking_reservation (created_at desc, id)
where not is_paid;

-- A ticket: one per attendee of a reservation, deleted with its seat.
create table booking_ticket (
  -- The code scanned at the door. Changes when the ticket is passed on (pass-on.sql).
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references booking_reservation
    on delete cascade,
  -- The attendee's index in the reservation's list; unique, so that tickets are not made twice.
  position integer,
  name_on_ticket text collate "cs-x-icu" not null check (length(name_on_ticket) between 1 and 200),
  -- Picture of the code as a data URL.
  qr text check (length(qr) <= 100000),
  is_checked boolean not null default false,
  checked_at timestamptz,
  -- E-mail of an attendee other than the holder; mails about the ticket go there. Null = the holder gets them.
  custom_email text check (length(custom_email) <= 254),
  custom_company text collate "cs-x-icu" check (length(custom_company) <= 200),
  ico text check (length(ico) <= 20),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (reservation_id, position),
  check (is_checked = (checked_at is not null))
);
create index booking_ticket_ico on booking_ticket (ico) where ico is not null;
create index booking_ticket_custom_email on booking_ticket (custom_email) where custom_email is not null;

-- Data of tickets and holder that the list of reservations shows and searches, kept by triggers. `search` is folded by
-- app.searchable.
create table app_private.reservation_summary (
  reservation_id uuid primary key references public.booking_reservation
    on delete cascade,
  ticket_count integer not null default 0,
  checked_count integer not null default 0,
  search text not null default ''
);
create index reservation_summary_search_trigrams on app_private.reservation_summary using gin (
  search extensions.gin_trgm_ops
)
with (gin_pending_list_limit = 256);

-- Numbers of reservations, kept by triggers (platform/tallies.sql).
create table app_private.reservation_tally (
  event_slot_id uuid not null,
  is_paid boolean not null,
  rows integer not null
);

-- The record of a cancelled reservation, kept for a year, so that the door can distinguish a cancelled ticket from an
-- invented one, and a late payment finds its reservation.
create table app_private.cancelled_reservation (
  id uuid primary key,
  event_slot_id uuid not null,
  person_id uuid not null,
  vs text not null,
  -- The row of booking_reservation, with its tickets under `tickets`.
  reservation jsonb not null,
  reason text not null check (reason in ('customer', 'staff', 'unpaid', 'last_ticket', 'incomplete')),
  cancelled_at timestamptz not null default now(),
  -- As given to the payer; the event's `mask_vs` may change when no reservation is left.
  variable_symbol text check (variable_symbol ~ '^[1-9][0-9]{6,9}$'),
  -- Pictures of the tickets' codes, {ticket id: data URL}, while the reservation can be revived.
  codes jsonb,
  -- Time of a payment that could not revive it; staff decide about the money.
  paid_at timestamptz
);
create index cancelled_reservation_variable_symbol on app_private.cancelled_reservation (variable_symbol);
create index cancelled_reservation_person on app_private.cancelled_reservation (person_id);

-- An entry of the waiting list: a person who waits for `places` seats of a full slot. Mails use the id in links to
-- leave the list. Written by the functions of waiting.sql; deleted when the person reserves or leaves, when an offer
-- expires, and when the slot starts.
create table app_private.slot_waiting (
  id uuid primary key default gen_random_uuid(),
  event_slot_id uuid not null references public.event_slot
    on delete cascade,
  person_id uuid not null references public.user_profile
    on delete cascade,
  places integer not null check (places > 0),
  -- True if fewer seats may be offered; otherwise all or none.
  accepts_fewer boolean not null default false,
  created_at timestamptz not null default now(),
  -- Seats held for the person until `offer_until`.
  offered_places integer check (offered_places between 1 and places),
  offer_until timestamptz,
  unique (event_slot_id, person_id),
  check ((offered_places is null) = (offer_until is null))
);
create index slot_waiting_line on app_private.slot_waiting (event_slot_id, created_at, id);
create index slot_waiting_person on app_private.slot_waiting (person_id);

-- A letter that sales staff sent to the people of an event, or of one of its slots. Its copies are the mails with its
-- id as `letter_id`. Written by app.send_booking_letter, deleted with the slot or the event.
create table app_private.booking_letter (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.booking_event
    on delete cascade,
  -- Null: all slots.
  event_slot_id uuid references public.event_slot
    on delete cascade,
  -- Recipients by the payment of their reservation; `none`: the waiting list only.
  payment text not null check (payment in ('all', 'paid', 'unpaid', 'none')),
  -- Also to attendees with their own address, and to the waiting list.
  with_guests boolean not null,
  with_waiting boolean not null,
  -- {cs: {subject, body_html}, en?, pl?}
  texts jsonb not null check (jsonb_typeof(texts -> 'cs') = 'object'),
  recipients integer not null check (recipients > 0),
  sent_at timestamptz not null default now(),
  sent_by uuid references public.user_profile
    on delete set null
);
create index booking_letter_event on app_private.booking_letter (event_id, sent_at desc);
create index booking_letter_slot on app_private.booking_letter (event_slot_id);
create index booking_letter_sent_by on app_private.booking_letter (sent_by);

-- Void codes (ids), so that the door recognizes them: of cancelled tickets, and former codes of tickets that were
-- passed on. Never deleted.
create table app_private.cancelled_ticket (
  id uuid primary key,
  reservation_id uuid not null,
  event_id uuid not null,
  reason text not null default 'cancelled' check (reason in ('cancelled', 'passed_on')),
  cancelled_at timestamptz not null default now()
);

-- A ticket that was admitted at the door although it is for another event, slot or day, with the reason and the member
-- of staff. Deleted with the ticket.
create table app_private.door_exception (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references public.booking_ticket
    on update cascade
    on delete cascade,
  fault text not null check (fault in ('other_event', 'other_day', 'other_slot')),
  -- Cleared when the ticket gets another name, since it may name a person.
  note text check (length(note) between 1 and 200),
  made_by uuid references public.user_profile
    on delete set null,
  made_at timestamptz not null default now()
);
create index door_exception_ticket on app_private.door_exception (ticket_id, made_at desc);
create index door_exception_made_by on app_private.door_exception (made_by);

-- Admissions at the door, one row per scan: a repeated scan is found by its key, and two doors that admitted the same
-- ticket are detected. Written by app_private.admit_ticket and app.record_door_scan, deleted with the ticket.
create table app_private.door_scan (
  -- Made by the device.
  key uuid primary key,
  ticket_id uuid not null references public.booking_ticket
    on update cascade
    on delete cascade,
  scanned_at timestamptz not null,
  -- Name of the door as set on the device.
  place text check (length(place) between 1 and 40),
  made_by uuid references public.user_profile
    on delete set null,
  -- The ticket was used already, and an offline device admitted it again.
  is_second boolean not null default false,
  -- Time when the check-in was undone.
  undone_at timestamptz
);
create index door_scan_ticket on app_private.door_scan (ticket_id);
create index door_scan_made_by on app_private.door_scan (made_by);

-- Events that an article is about, like the plants of `news_item__product`.
create table news_item__booking_event (
  item_id uuid not null references news_item
    on delete cascade,
  event_id uuid not null references booking_event
    on delete cascade,
  position integer not null default 0,
  -- Added by a card in the body, and removed with it.
  is_placed boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (item_id, event_id)
);
create index news_item__booking_event_event on news_item__booking_event (event_id);
