-- Letters of sales staff to the people of an event or a slot.

-- The recipients of a letter, each address once, with the language of its account or, without one, of the holder.
-- `p_slot` null: all slots of the event. See booking_letter for the rest.
create function app_private.letter_recipients(
  p_event uuid,
  p_slot uuid,
  p_payment text,
  p_guests boolean,
  p_waiting boolean
)
returns table (email text, locale text)
language sql
stable
security definer
set search_path = ''
as $$
  with
    slot as (select s.id from public.event_slot as s where s.event_id = p_event and (p_slot is null or s.id = p_slot)),
    booked as (
      select r.id, p.email, p.locale
      from
        public.booking_reservation as r
        join public.user_profile as p on p.id = r.person_id
      where
        r.event_slot_id in (select slot.id from slot)
        and r.places > 0
        and (p_payment = 'all' or p_payment != 'none' and r.is_paid = (p_payment = 'paid'))
    ),
    reached as (
      select booked.email, booked.locale, 1 as rank from booked
      union all
      select t.custom_email, coalesce(recipient.locale, booked.locale), 2
      from
        booked
        join public.booking_ticket as t on t.reservation_id = booked.id
        left join public.user_profile as recipient on recipient.email = t.custom_email
      where p_guests and t.custom_email is not null
      union all
      select p.email, p.locale, 3
      from
        app_private.slot_waiting as w
        join public.user_profile as p on p.id = w.person_id
      where p_waiting and w.event_slot_id in (select slot.id from slot)
    )
  select distinct on (reached.email) reached.email, reached.locale
  from reached
  -- An erased account holds past reservations under an address that receives nothing.
  where reached.email not like 'erased-%@erased.invalid'
  order by reached.email, reached.rank;
$$;

-- Number of recipients of a letter by language: {cs, en, pl}. For sales staff; raises auth.forbidden.
create function public.booking_letter_reach(
  p_event uuid,
  p_payment text,
  p_guests boolean,
  p_waiting boolean,
  p_slot uuid default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  return (
    select
      jsonb_build_object(
        'cs', count(*) filter (where locale = 'cs'),
        'en', count(*) filter (where locale = 'en'),
        'pl', count(*) filter (where locale = 'pl')
      )
    from app_private.letter_recipients(p_event, p_slot, p_payment, p_guests, p_waiting)
  );
end
$$;
grant execute on function public.booking_letter_reach(uuid, text, boolean, boolean, uuid) to arbora_manager;

-- Queues a letter with `p_texts` {cs: {subject, body_html}, en?, pl?} to the people of an event or, unless `p_slot` is
-- null, of that slot, and returns its id. Recipients get the text in the language of their account; without such a text
-- Polish readers get the English one, if there is one, and all others the Czech one. Replies go to the caller. Raises
-- auth.forbidden, booking.slot_unknown, booking.no_recipients.
create function app.send_booking_letter(
  p_event uuid,
  p_slot uuid,
  p_payment text,
  p_guests boolean,
  p_waiting boolean,
  p_texts jsonb
)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_event public.booking_event;
  v_slot public.event_slot;
  v_letter uuid := gen_random_uuid();
  v_facts jsonb;
  v_count integer;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_event from public.booking_event where id = p_event;
  select * into v_slot from public.event_slot where id = p_slot and event_id = p_event;
  if v_event.id is null or (p_slot is not null and v_slot.id is null) then
    raise exception 'booking.slot_unknown';
  end if;
  v_facts := jsonb_build_object(
    'event_title', v_event.title,
    'event_title_en', v_event.title_en,
    'event_title_pl', v_event.title_pl,
    'address', v_event.address,
    'slot_name', v_slot.name,
    'slot_name_en', v_slot.name_en,
    'slot_name_pl', v_slot.name_pl,
    'date_start', coalesce(v_slot.date_start, v_event.date_start),
    'person_id', app.person_id(),
    'reply_to', app.person_email()
  );
  insert into app_private.mail (kind, recipient, locale, payload, letter_id)
  select 'booking-letter', r.email, text.locale, v_facts || (p_texts -> text.locale), v_letter
  from app_private.letter_recipients(p_event, p_slot, p_payment, p_guests, p_waiting) r
  cross join lateral (
    select
      case
        when p_texts ? r.locale then r.locale
        when r.locale = 'pl' and p_texts ? 'en' then 'en'
        else 'cs'
      end as locale
  ) text;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise exception 'booking.no_recipients';
  end if;
  insert into app_private.booking_letter
    (id, event_id, event_slot_id, payment, with_guests, with_waiting, texts, recipients, sent_by)
  values (v_letter, p_event, p_slot, p_payment, p_guests, p_waiting, p_texts, v_count, app.person_id());
  perform pg_notify('arbora_mail', '');
  return v_letter;
end
$$;
grant execute on function app.send_booking_letter(uuid, uuid, text, boolean, boolean, jsonb) to arbora_manager;

-- The letters with the progress of their mails, for sales staff: `waiting` are not sent yet, `failed` were given up.
create view public.booking_letter_list
with (security_barrier = true)
as
  select
    letter.id,
    letter.event_id,
    letter.event_slot_id,
    slot.name as slot_name,
    slot.name_en as slot_name_en,
    slot.name_pl as slot_name_pl,
    letter.payment,
    letter.with_guests,
    letter.with_waiting,
    letter.texts,
    letter.recipients,
    copies.waiting,
    copies.failed,
    letter.sent_at,
    sender.name as sender_name,
    account.state as person_state
  from
    app_private.booking_letter as letter
    left join public.event_slot as slot on slot.id = letter.event_slot_id
    left join public.user_profile as sender on sender.id = letter.sent_by
    left join public.auth_person as account on account.id = letter.sent_by
    cross join lateral (
      select
        (count(*) filter (where mail.status in ('queued', 'sending')))::integer as waiting,
        (count(*) filter (where mail.status = 'dead'))::integer as failed
      from app_private.mail as mail
      where mail.letter_id = letter.id
    ) as copies
  where (select app.has_acl('sales'));
