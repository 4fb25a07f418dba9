-- Events that people book places at. `mask_vs` begins the variable symbol of payments: with the six digits of a
-- reservation it stays within the ten that banks carry, and never begins with a zero.
create table booking_event (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  perex text check (length(perex) <= 2000),
  perex_en text check (length(perex_en) <= 2000),
  address text not null check (length(address) between 1 and 300),
  date_start timestamptz not null,
  date_end timestamptz check (date_end >= date_start),
  is_public boolean not null default false,
  mask_vs text not null check (mask_vs ~ '^[1-9][0-9]{0,3}$'),
  hero_image text,
  created_at timestamptz not null default now()
);
alter table booking_event enable row level security;
create index booking_event_date_start on booking_event (date_start desc);

-- Slots of an event. An empty whitelist opens a slot to everyone.
create table booking_event_slot (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references booking_event on delete cascade,
  name text not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  date_start timestamptz not null,
  price numeric(10, 2) not null default 0 check (price >= 0),
  whitelist text[] not null default '{}',
  capacity_total integer not null check (capacity_total >= 0),
  capacity_per_user integer check (capacity_per_user > 0),
  capacity_by_ico boolean not null default false,
  created_at timestamptz not null default now(),
  check (not capacity_by_ico or capacity_per_user is not null)
);
alter table booking_event_slot enable row level security;
create index booking_event_slot_event on booking_event_slot (event_id, date_start);

create sequence app_private.booking_vs minvalue 1 maxvalue 999999;
grant usage on sequence app_private.booking_vs to arbora_service;

-- Reservations hold `places` seats from the moment they exist; cancelling deletes the row. A person has one at most in
-- a slot. Rows come and go only by the booking functions, which hold the slot's lock.
create table booking_reservation (
  id uuid primary key default gen_random_uuid(),
  event_slot_id uuid not null references booking_event_slot,
  person_id uuid not null references user_profile on delete cascade,
  vs text not null unique default nextval('app_private.booking_vs')::text check (vs ~ '^[1-9][0-9]{0,5}$'),
  is_paid boolean not null default false,
  paid_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  places integer not null check (places >= 0),
  custom_data jsonb not null default '{"places": [], "invoice": null}' check (jsonb_typeof(custom_data) = 'object'),
  unique (person_id, event_slot_id)
);
alter table booking_reservation enable row level security;
create index booking_reservation_slot on booking_reservation (event_slot_id) include (places);

-- Tickets, one per attendee; `position` is the attendee's place in the reservation's list, so that making them again
-- makes no second one.
create table booking_ticket (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references booking_reservation on delete cascade,
  position integer,
  name_on_ticket text not null check (length(name_on_ticket) between 1 and 200),
  qr text check (length(qr) <= 100000),
  is_checked boolean not null default false,
  checked_at timestamptz,
  custom_email text check (length(custom_email) <= 254),
  custom_company text check (length(custom_company) <= 200),
  ico text check (length(ico) <= 20),
  created_at timestamptz not null default now(),
  unique (reservation_id, position),
  check (is_checked = (checked_at is not null))
);
alter table booking_ticket enable row level security;
create index booking_ticket_ico on booking_ticket (ico) where ico is not null;

-- The variable symbol a payer writes: the event's mask and six digits of the reservation.
create function app.variable_symbol(mask_vs text, vs text) returns text
  language sql immutable strict parallel safe
  as $$ select mask_vs || lpad(vs, 6, '0') $$;
grant execute on function app.variable_symbol(text, text) to arbora_anon, arbora_service;
