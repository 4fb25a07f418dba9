-- Bank statements that sales imports, and what each payment in them did to a reservation (decision 30).
--
-- A file is booked line by line, each in a transaction of its own, and not all in one: so the seats of a slot are held
-- for one payment at a time, in the order of LOCKING.md, however long the file is. What was booked is found again by the
-- bank's own number of it, so a file that was interrupted, or overlaps another one, or is sent twice at once, is booked
-- once by sending it again.

create table public.bank_statement (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the file.
  checksum text not null unique check (checksum ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('camt053', 'gpc', 'csv')),
  file_name text check (length(file_name) <= 200),
  -- The account, number and days of its first statement, as far as the file names them.
  account text check (length(account) <= 40),
  number text check (length(number) <= 40),
  date_from date,
  date_to date,
  lines integer not null check (lines >= 0),
  -- {lines, repeated, outcomes: {outcome: lines}}, once all lines are booked: what repeated imports answer.
  result jsonb,
  imported_by uuid references public.user_profile on delete set null,
  created_at timestamptz not null default now()
);
alter table public.bank_statement enable row level security;
create index bank_statement_created_at on public.bank_statement (created_at desc);
create index bank_statement_imported_by on public.bank_statement (imported_by);
grant select on public.bank_statement to arbora_manager;
grant select, insert, update, delete on public.bank_statement to arbora_service;
create policy select_sales on public.bank_statement for select to arbora_manager
  using ((select app.has_acl('sales')));
create policy all_service on public.bank_statement to arbora_service using (true) with check (true);

-- Lines of statements, each movement of an account once, and what became of it:
--   paid            the reservation is paid by it, alone or together with earlier ones
--   amount_differs  it belongs to a reservation, but what came is not what is due; `difference` is what is too much
--   already_paid    the reservation was paid before
--   revived         it came late and brought the reservation back
--   places_gone     it came late and the places are taken; `reason` as app_private.put_back says
--   cancelled       somebody cancelled the reservation; `reason` is who
--   unknown_symbol  nothing has this variable symbol; `reason` no_symbol when it has none
--   ignored         not money that came: `reason` zero, outgoing, reversal, currency
create table public.bank_transaction (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references public.bank_statement,
  -- Where the file has it.
  line integer not null check (line > 0),
  account text not null check (length(account) between 1 and 40),
  -- The bank's number of it, or one made of all that it says.
  transaction_id text not null check (length(transaction_id) between 1 and 100),
  amount numeric(14, 2) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  counter_account text check (length(counter_account) <= 50),
  counter_name text check (length(counter_name) <= 140),
  vs text check (vs ~ '^[1-9][0-9]{0,9}$'),
  message text check (length(message) <= 500),
  outcome text not null check (outcome in (
    'paid', 'amount_differs', 'already_paid', 'revived', 'places_gone', 'cancelled', 'unknown_symbol', 'ignored'
  )),
  reason text check (length(reason) <= 40),
  difference numeric(14, 2) check ((difference is not null) = (outcome = 'amount_differs')),
  -- Of a reservation that exists or of one that was cancelled, therefore no foreign key.
  reservation_id uuid check ((reservation_id is null) = (outcome in ('unknown_symbol', 'ignored'))),
  linked_by uuid references public.user_profile on delete set null,
  linked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account, transaction_id)
);
alter table public.bank_transaction enable row level security;
create index bank_transaction_statement on public.bank_transaction (statement_id, line);
create index bank_transaction_reservation on public.bank_transaction (reservation_id) where reservation_id is not null;
create index bank_transaction_outcome on public.bank_transaction (outcome, booked_on desc);
create index bank_transaction_linked_by on public.bank_transaction (linked_by);
grant select on public.bank_transaction to arbora_manager;
grant select, insert, update, delete on public.bank_transaction to arbora_service;
create policy select_sales on public.bank_transaction for select to arbora_manager
  using ((select app.has_acl('sales')));
create policy all_service on public.bank_transaction to arbora_service using (true) with check (true);

-- The payments as the list of sales shows them, with the reservation each belongs to, as it is now.
create view public.bank_transaction_list as
  select
    t.id, t.statement_id, t.line, t.account, t.amount, t.currency, t.booked_on, t.counter_account, t.counter_name, t.vs,
    t.message, t.outcome, t.reason, t.difference, t.reservation_id, t.linked_at, t.created_at,
    case when r.id is not null then app.variable_symbol(e.mask_vs, r.vs) else c.variable_symbol end
      as reservation_symbol,
    r.is_paid as reservation_is_paid,
    c.cancelled_at as reservation_cancelled_at,
    s.id as event_slot_id,
    s.event_id,
    e.title as event_title,
    p.email as person_email,
    p.name as person_name
  from public.bank_transaction t
  left join public.booking_reservation r on r.id = t.reservation_id
  left join app_private.cancelled_reservation c on c.id = t.reservation_id
  left join public.booking_event_slot s on s.id = coalesce(r.event_slot_id, c.event_slot_id)
  left join public.booking_event e on e.id = s.event_id
  left join public.user_profile p on p.id = coalesce(r.person_id, c.person_id)
  where (select app.has_acl('sales'));
grant select on public.bank_transaction_list to arbora_manager;

-- Reservations of a person, cancelled ones included.
create function app_private.reservations_of(p_person uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.booking_reservation where person_id = p_person
  union all
  select id from app_private.cancelled_reservation where person_id = p_person
$$;
revoke all on function app_private.reservations_of(uuid) from public;

-- The reservation, be it cancelled, that has a variable symbol (without leading zeros); null when none has.
create function app_private.reservation_of_symbol(p_symbol text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select r.id
  from public.booking_reservation r
  join public.booking_event_slot s on s.id = r.event_slot_id
  join public.booking_event e on e.id = s.event_id
  where r.vs = ltrim(right(p_symbol, 6), '0') and app.variable_symbol(e.mask_vs, r.vs) = p_symbol
  union all
  select id from app_private.cancelled_reservation where variable_symbol = p_symbol
  limit 1
$$;
revoke all on function app_private.reservation_of_symbol(text) from public;

-- What money that came for a reservation does to it: {outcome, reason?, difference?}, null when there is no such
-- reservation. What came before and was not enough counts too, and is marked paid along with the last of it. Locks the
-- reservation, or slot, profile and trace of a cancelled one; then other payments.
create function app_private.receive_payment(p_reservation uuid, p_transaction uuid, p_amount numeric) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_gone app_private.cancelled_reservation;
  v_tickets integer;
  v_difference numeric;
  v_outcome jsonb;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.id is null then
    v_gone := app_private.hold_cancelled(p_reservation);
    if v_gone.id is null then
      -- Revived while this waited, or never there.
      select * into v_reservation from public.booking_reservation where id = p_reservation for update;
    end if;
  end if;
  if v_reservation.is_paid then
    return '{"outcome":"already_paid"}';
  end if;
  if v_reservation.id is not null then
    select count(*) into v_tickets from public.booking_ticket where reservation_id = p_reservation;
  elsif v_gone.id is null then
    return null;
  elsif v_gone.reason <> 'unpaid' or v_gone.reservation -> 'tickets' is null then
    return app_private.revive(v_gone);
  else
    v_tickets := jsonb_array_length(v_gone.reservation -> 'tickets');
  end if;

  select p_amount + coalesce(sum(t.amount), 0) into v_difference
  from public.bank_transaction t
  where t.reservation_id = p_reservation and t.outcome = 'amount_differs' and t.id <> p_transaction;
  -- A slot that was deleted asks nothing any more: its reservation cannot come back, which is what reviving answers.
  v_difference := v_difference - coalesce((
    select s.price * v_tickets from public.booking_event_slot s
    where s.id = coalesce(v_reservation.event_slot_id, v_gone.event_slot_id)
  ), v_difference);
  if v_difference <> 0 then
    return jsonb_build_object('outcome', 'amount_differs', 'difference', v_difference);
  end if;

  if v_reservation.id is not null then
    perform app_private.mark_paid(p_reservation);
    v_outcome := '{"outcome":"paid"}';
  else
    v_outcome := app_private.revive(v_gone);
  end if;
  if v_outcome ->> 'outcome' in ('paid', 'revived') then
    update public.bank_transaction set outcome = 'paid', difference = null
    where reservation_id = p_reservation and outcome = 'amount_differs' and id <> p_transaction;
  end if;
  return v_outcome;
end
$$;
revoke all on function app_private.receive_payment(uuid, uuid, numeric) from public;

-- Cancels up to p_limit reservations whose payment is overdue and returns how many; not those for which more than enough
-- came, about which somebody decides. Several instances may run it at once: each takes rows the others have not locked.
-- One that cannot be ended is left for the next run with a warning, and the others are ended all the same.
create or replace function app_private.expire_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select r.id from public.booking_reservation r
    where r.due_at < now() and not r.is_paid
      and not exists (
        select from public.bank_transaction t
        where t.reservation_id = r.id and t.outcome = 'amount_differs' and t.difference > 0
      )
    order by r.id for update of r skip locked
  loop
    begin
      perform app_private.end_reservation(v_reservation, 'unpaid');
      v_count := v_count + 1;
    exception when others then
      raise warning 'reservation % is overdue and could not be ended: %', v_reservation, sqlerrm;
    end;
    exit when v_count >= p_limit;
  end loop;
  return v_count;
end
$$;

-- Begins, or goes on with, the import of a file: `p_statement` {checksum, format, file_name, account, number, date_from,
-- date_to, lines}. Returns {id, result}; the result is null until all lines are booked. Raises auth.forbidden.
create function app.open_bank_statement(p_statement jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_statement public.bank_statement;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  insert into public.bank_statement
    (checksum, format, file_name, account, number, date_from, date_to, lines, imported_by)
  select s.checksum, s.format, s.file_name, s.account, s.number, s.date_from, s.date_to, s.lines, app.person_id()
  from jsonb_populate_record(null::public.bank_statement, p_statement) s
  on conflict (checksum) do nothing;
  select * into v_statement from public.bank_statement where checksum = p_statement ->> 'checksum';
  return jsonb_build_object('id', v_statement.id, 'result', v_statement.result);
end
$$;
grant execute on function app.open_bank_statement(jsonb) to arbora_manager;

-- Books one line of a statement: `p_line` {line, account, transaction_id, amount, currency, booked_on, counter_account,
-- counter_name, vs, message, is_reversal}, amounts below zero going out. Returns what became of it, null for a movement
-- that is booked already. `p_currency` is what reservations are paid in. Raises auth.forbidden.
create function app.book_bank_transaction(p_statement uuid, p_line jsonb, p_currency text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_line public.bank_transaction := jsonb_populate_record(null::public.bank_transaction, p_line);
  v_id uuid := gen_random_uuid();
  v_ignored text;
  v_reservation uuid;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  v_ignored := case
    when (p_line ->> 'is_reversal')::boolean then 'reversal'
    when v_line.amount = 0 then 'zero'
    when v_line.amount < 0 then 'outgoing'
    when v_line.currency <> p_currency then 'currency'
  end;
  -- Who books the same movement waits here, before it holds anything else.
  insert into public.bank_transaction (
    id, statement_id, line, account, transaction_id, amount, currency, booked_on, counter_account, counter_name, vs,
    message, outcome, reason
  ) values (
    v_id, p_statement, v_line.line, v_line.account, v_line.transaction_id, v_line.amount, v_line.currency,
    v_line.booked_on, v_line.counter_account, v_line.counter_name, v_line.vs, v_line.message,
    case when v_ignored is null then 'unknown_symbol' else 'ignored' end,
    coalesce(v_ignored, case when v_line.vs is null then 'no_symbol' end)
  )
  on conflict (account, transaction_id) do nothing;
  if not found then
    return null;
  end if;
  if v_ignored is not null then
    return 'ignored';
  end if;
  v_reservation := app_private.reservation_of_symbol(v_line.vs);
  v_outcome := app_private.receive_payment(v_reservation, v_id, v_line.amount);
  if v_outcome is null then
    return 'unknown_symbol';
  end if;
  update public.bank_transaction
  set outcome = v_outcome ->> 'outcome', reason = v_outcome ->> 'reason',
    difference = (v_outcome ->> 'difference')::numeric, reservation_id = v_reservation
  where id = v_id;
  return v_outcome ->> 'outcome';
end
$$;
grant execute on function app.book_bank_transaction(uuid, jsonb, text) to arbora_manager;

-- Ends an import whose lines are all booked and returns its result; the first one stays. Raises auth.forbidden.
create function app.close_bank_statement(p_statement uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_result jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select jsonb_build_object(
    'lines', s.lines,
    'repeated', s.lines - coalesce(sum(o.count), 0),
    'outcomes', coalesce(jsonb_object_agg(o.outcome, o.count) filter (where o.outcome is not null), '{}')
  ) into v_result
  from public.bank_statement s
  left join (
    select outcome, count(*) from public.bank_transaction where statement_id = p_statement group by outcome
  ) o on true
  where s.id = p_statement
  group by s.lines;
  update public.bank_statement set result = v_result where id = p_statement and result is null;
  return (select result from public.bank_statement where id = p_statement);
end
$$;
grant execute on function app.close_bank_statement(uuid) to arbora_manager;

-- Links a payment to a reservation by hand, be it cancelled: one of unknown symbol, or one that somebody decides about.
-- Returns its row. Raises auth.forbidden, payment.transaction_unknown, payment.transaction_settled for one that has paid
-- a reservation or is no payment, booking.reservation_unknown.
create function app.link_bank_transaction(p_transaction uuid, p_reservation uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_transaction public.bank_transaction;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_transaction from public.bank_transaction where id = p_transaction;
  if v_transaction.id is null then
    raise exception 'payment.transaction_unknown';
  end if;
  if v_transaction.outcome in ('paid', 'revived', 'ignored') then
    raise exception 'payment.transaction_settled';
  end if;
  v_outcome := app_private.receive_payment(p_reservation, p_transaction, v_transaction.amount);
  if v_outcome is null then
    raise exception 'booking.reservation_unknown';
  end if;
  -- The payment is locked after the reservation. When somebody else linked it meanwhile, all of this is undone.
  update public.bank_transaction
  set outcome = v_outcome ->> 'outcome', reason = v_outcome ->> 'reason',
    difference = (v_outcome ->> 'difference')::numeric, reservation_id = p_reservation,
    linked_by = app.person_id(), linked_at = now()
  where id = p_transaction
    and (outcome, reservation_id) is not distinct from (v_transaction.outcome, v_transaction.reservation_id)
  returning * into v_transaction;
  if not found then
    raise exception 'payment.transaction_settled';
  end if;
  return to_jsonb(v_transaction);
end
$$;
grant execute on function app.link_bank_transaction(uuid, uuid) to arbora_manager;

-- Everything held about a person, as JSON by kind; null when there is nobody.
create or replace function app_private.person_data(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  select * into v_person from public.auth_person where id = p_id;
  if v_person.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', to_jsonb(v_person),
    'profile', (select to_jsonb(p) from public.user_profile p where p.id = p_id),
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'secret' order by s.created_at), '[]')
      from app_private.session s where s.person_id = p_id
    ),
    'account_events', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'actor_id' order by l.id), '[]')
      from app_private.auth_log l where l.person_id = p_id
    ),
    'reservations', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object(
        'event', e.title,
        'slot', s.name,
        'date_start', s.date_start,
        'tickets', (
          select coalesce(jsonb_agg(to_jsonb(t) - 'qr' order by t.position, t.id), '[]')
          from public.booking_ticket t where t.reservation_id = r.id
        )
      ) order by r.created_at), '[]')
      from public.booking_reservation r
      join public.booking_event_slot s on s.id = r.event_slot_id
      join public.booking_event e on e.id = s.event_id
      where r.person_id = p_id
    ),
    'cancelled_reservations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'codes' order by c.cancelled_at), '[]')
      from app_private.cancelled_reservation c where c.person_id = p_id
    ),
    'payments', (
      select coalesce(jsonb_agg(
        to_jsonb(t) - '{statement_id,line,account,linked_by}'::text[] order by t.booked_on, t.id
      ), '[]')
      from public.bank_transaction t where t.reservation_id in (select app_private.reservations_of(p_id))
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
      from public.shop_order o where o.profile_id = p_id
    ),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.news_comment c where c.profile_id = p_id
    ),
    'ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.news_rating r where r.profile_id = p_id
    ),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', f.name, 'byte_size', f.byte_size, 'created_at', f.created_at) order by f.created_at
      ), '[]')
      from public.static_file f where f.owner_id = p_id
    ),
    'newsletters', (
      select coalesce(jsonb_agg(
        jsonb_build_object('email', s.email, 'name', l.name, 'confirmed_at', ss.confirmed_at) order by ss.confirmed_at
      ), '[]')
      from app_private.subscriber s
      join app_private.subscriber_subscription ss on ss.subscriber_id = s.id
      join public.subscription l on l.id = ss.subscription_id
      where s.account_id = p_id or s.email = v_person.email
    ),
    'cookie_consents', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from app_private.cookie_consent c where c.auth_person = p_id
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', m.kind, 'subject', m.subject, 'created_at', m.created_at, 'sent_at', m.sent_at)
        order by m.created_at
      ), '[]')
      from app_private.mail m where m.recipient = v_person.email
    )
  );
end
$$;

-- Erases a person. Reservations to come are cancelled and free their seats; past ones and orders stay for the nursery's
-- books, without anything that says whose they were. While a past reservation is there an empty, blocked account
-- stands for its holder; otherwise the account goes altogether. Locks the profile, the person, then the rest in
-- the order of LOCKING.md.
-- Returns whether there was anyone. Raises auth.own_account for an admin who would erase himself, auth.last_admin.
create or replace function app_private.erase_person(p_id uuid, p_actor uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
  v_nobody text := 'erased-' || p_id || '@erased.invalid';
  v_reservation uuid;
begin
  -- Nobody reserves or orders in the person's name from here on: that refers to the profile.
  perform from public.user_profile where id = p_id for update;
  select * into v_person from public.auth_person where id = p_id for update;
  if v_person.id is null then
    return false;
  end if;
  if p_actor = p_id and app_private.is_admin(
    v_person.roles, v_person.allowed_apps, v_person.is_blocked, (select acl from public.user_profile where id = p_id)
  ) then
    raise exception using errcode = 'P0001', message = 'auth.own_account';
  end if;

  for v_reservation in
    select r.id from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
    where r.person_id = p_id and s.date_start > now()
    order by r.id for update of r
  loop
    perform from public.booking_ticket where reservation_id = v_reservation order by id for update;
    perform app_private.end_reservation(v_reservation, case when p_actor = p_id then 'customer' else 'staff' end);
  end loop;
  update public.booking_ticket t
  set name_on_ticket = '–', qr = null, custom_email = null, custom_company = null, ico = null
  from public.booking_reservation r where r.id = t.reservation_id and r.person_id = p_id;
  update public.booking_reservation set custom_data = '{"places": [], "invoice": null}' where person_id = p_id;
  update app_private.cancelled_reservation
  set reservation = reservation - 'custom_data' - 'tickets', codes = null where person_id = p_id;
  -- What was paid stays in the books, without who paid it.
  update public.bank_transaction set counter_account = null, counter_name = null, message = null
  where reservation_id in (select app_private.reservations_of(p_id));

  update public.shop_order set profile_id = null, basket = basket - 'note' - 'files' where profile_id = p_id;
  delete from public.static_file where owner_id = p_id;
  delete from public.news_comment where profile_id = p_id;
  delete from public.news_rating where profile_id = p_id;
  delete from app_private.subscriber where account_id = p_id or email = v_person.email;
  delete from app_private.idempotency_key where person_id = p_id;
  update app_private.cookie_consent set auth_person = null where auth_person = p_id;
  delete from app_private.mail
  where (recipient = v_person.email and kind <> 'reservation-cancel')
    or status in ('sent', 'dead') and (
      recipient = v_person.email
      or payload ->> 'person_id' = p_id::text
      or v_person.email in (payload ->> 'person_email', payload ->> 'email')
    );
  delete from app_private.rate_limit_hit where key = v_person.email or right(key, length(v_person.email) + 1) = ' ' || v_person.email;

  if exists (select from public.booking_reservation where person_id = p_id) then
    delete from app_private.credential where person_id = p_id;
    delete from app_private.session where person_id = p_id;
    delete from app_private.password_reset where person_id = p_id;
    update public.auth_person
    set email = v_nobody, roles = '{arbora_customer}', allowed_apps = '{}', prefs = '{}', is_blocked = true
    where id = p_id;
    update public.user_profile
    set email = v_nobody, nickname = null, name = null, phone = null, ico = null, dic = null, company = null,
      street = null, city = null, zip = null, company_type = null, country = null, region = null, acl = '{}',
      basket = null, locale = 'cs'
    where id = p_id;
  else
    delete from public.auth_person where id = p_id;
  end if;
  delete from app_private.auth_log where email = v_nobody;
  update app_private.auth_log
  set person_id = null, email = null, address = null, user_agent = null, details = null
  where person_id = p_id or email = v_person.email;
  insert into app_private.auth_log (event, actor_id, details)
  values ('person_erased', nullif(p_actor, p_id), jsonb_build_object('person_id', p_id));
  return true;
end
$$;
