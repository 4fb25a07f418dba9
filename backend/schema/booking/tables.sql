create sequence app_private.booking_vs minvalue 1 maxvalue 999999;

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
  created_at timestamptz not null default now(),
  constraint booking_event_dates_readable
    check (date_start between '1900-01-01Z' and '2200-12-31Z' and date_end between '1900-01-01Z' and '2200-12-31Z')
);
create index booking_event_date_start on booking_event (date_start desc);

-- Slots of an event. An empty whitelist opens a slot to everyone.
create table event_slot (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references booking_event
    on delete cascade,
  name text not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  date_start timestamptz not null,
  price numeric(10, 2) not null default 0 check (price >= 0),
  whitelist text[] not null default '{}',
  capacity_total integer not null check (capacity_total >= 0),
  capacity_per_user integer check (capacity_per_user > 0),
  capacity_by_ico boolean not null default false,
  created_at timestamptz not null default now(),
  check (not capacity_by_ico or capacity_per_user is not null),
  constraint event_slot_date_readable check (date_start between '1900-01-01Z' and '2200-12-31Z')
);
create index event_slot_event on event_slot (event_id, date_start);

-- Reservations hold `places` seats from the moment they exist; cancelling deletes the row. A person has one at most in
-- a slot. Rows come and go only by the booking functions, which hold the slot's lock.
create table booking_reservation (
  id uuid primary key default gen_random_uuid(),
  event_slot_id uuid not null references event_slot,
  person_id uuid not null references user_profile
    on delete cascade,
  vs text not null unique default nextval('app_private.booking_vs')::text check (vs ~ '^[1-9][0-9]{0,5}$'),
  is_paid boolean not null default false,
  paid_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  places integer not null check (places >= 0),
  custom_data jsonb not null default '{"places": [], "invoice": null}' check (jsonb_typeof(custom_data) = 'object'),
  unique (person_id, event_slot_id)
);
create index booking_reservation_slot on booking_reservation (event_slot_id) include (places);

-- Tickets, one per attendee; `position` is the attendee's place in the reservation's list, so that making them again
-- makes no second one.
create table booking_ticket (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references booking_reservation
    on delete cascade,
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
create index booking_ticket_ico on booking_ticket (ico) where ico is not null;
create index booking_ticket_custom_email on booking_ticket (custom_email) where custom_email is not null;

-- Rules about events, slots and reservations that hold whoever writes, the data service included.

-- What is left of a cancelled reservation: the door can tell a cancelled ticket from an invented one, and a payment
-- that comes late can be matched to what it was for.
create table app_private.cancelled_reservation (
  id uuid primary key,
  event_slot_id uuid not null,
  person_id uuid not null,
  vs text not null,
  -- The row as it was, tickets in `tickets`.
  reservation jsonb not null,
  reason text not null check (reason in ('customer', 'staff', 'unpaid', 'last_ticket', 'incomplete')),
  cancelled_at timestamptz not null default now(),
  -- What the payer was told to write; the event's mask may change once nobody holds a place.
  variable_symbol text check (variable_symbol ~ '^[1-9][0-9]{6,9}$'),
  -- The codes drawn on its tickets, {ticket id: data image}; kept as long as it may be revived.
  codes jsonb,
  -- When money for it came that could not revive it: somebody decides what becomes of the money.
  paid_at timestamptz
);
create index cancelled_reservation_variable_symbol on app_private.cancelled_reservation (variable_symbol);
create index cancelled_reservation_person on app_private.cancelled_reservation (person_id);

create table app_private.cancelled_ticket (
  id uuid primary key,
  reservation_id uuid not null,
  event_id uuid not null,
  cancelled_at timestamptz not null default now()
);

-- Checking in knows its door: a ticket of another event, slot or day is admitted only as an exception, of which the fault,
-- the reason and the member of staff are kept.
create table app_private.door_exception (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references public.booking_ticket
    on delete cascade,
  fault text not null check (fault in ('other_event', 'other_day', 'other_slot')),
  -- Null once the ticket has another name, as after an erasure: staff may have written the one before.
  note text check (length(note) between 1 and 200),
  made_by uuid references public.user_profile
    on delete set null,
  made_at timestamptz not null default now()
);
create index door_exception_ticket on app_private.door_exception (ticket_id, made_at desc);
create index door_exception_made_by on app_private.door_exception (made_by);
