-- Erases a person from reservations of others who named the person as an attendee by e-mail address.

-- The name that replaces an erased attendee's: that of the reservation's holder, or a dash.
create function app_private.holder_name(p_person uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select
    coalesce(
      (select coalesce(nullif(p.name, ''), p.nickname) from public.user_profile as p where p.id = p_person),
      '–'
    );
$$;

-- The attendees `p_places` of a reservation; the one with the address `p_email` is reduced to the name `p_name`.
create function app_private.places_without_guest(p_places jsonb, p_email text, p_name text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(
      jsonb_agg(
        case
          when lower(btrim(p.place ->> 'email')) = p_email then jsonb_build_object('name', p_name)
          else p.place
        end
        order by p.n
      ),
      '[]'
    )
  from
    jsonb_array_elements(
      case jsonb_typeof(p_places)
        when 'array' then p_places
        else '[]'
      end
    ) with ordinality as p (place, n);
$$;

-- Like places_without_guest, for the tickets stored with a cancelled reservation.
create function app_private.tickets_without_guest(p_tickets jsonb, p_email text, p_name text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(
      jsonb_agg(
        case
          when t.ticket ->> 'custom_email' = p_email then t.ticket || jsonb_build_object(
            'name_on_ticket',
            p_name,
            'custom_email',
            null,
            'custom_company',
            null
          )
          else t.ticket
        end
        order by t.n
      ),
      '[]'
    )
  from jsonb_array_elements(p_tickets) with ordinality as t (ticket, n);
$$;

-- Ids of the reservations, also cancelled ones, that have a ticket or an attendee with this address.
create function app_private.reservations_with_guest(p_email text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select reservation_id from public.booking_ticket where custom_email = p_email
  union
  select r.id
  from
    public.booking_reservation as r,
    jsonb_path_query(r.custom_data, '$.places[*].email') as address
  where lower(btrim(address #>> '{}')) = p_email
  union
  select c.id
  from
    app_private.cancelled_reservation as c,
    jsonb_path_query(c.reservation, '$.custom_data.places[*].email') as address
  where lower(btrim(address #>> '{}')) = p_email
  union
  select c.id
  from
    app_private.cancelled_reservation as c,
    jsonb_path_query(c.reservation, '$.tickets[*].custom_email') as address
  where address #>> '{}' = p_email;
$$;

-- Removes a person from the reservations `p_reservations` of others: their tickets get the holder's name, and lose
-- address and company. Sends no mail. The caller has locked the reservations.
create function app_private.erase_guest(p_person uuid, p_email text, p_reservations uuid[])
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_suppressed text := current_setting('arbora.suppress_mail', true);
  v_mailed text[];
begin
  perform set_config('arbora.suppress_mail', 'on', true);
  perform from public.booking_ticket where reservation_id = any (p_reservations) order by id for update;
  update public.booking_ticket t
  set name_on_ticket = app_private.holder_name(r.person_id), custom_email = null, custom_company = null
  from public.booking_reservation r
  where r.id = any (p_reservations) and t.reservation_id = r.id and t.custom_email = p_email;
  update public.booking_reservation
  set custom_data = custom_data || jsonb_build_object(
    'places', app_private.places_without_guest(custom_data -> 'places', p_email, app_private.holder_name(person_id))
  )
  where id = any (p_reservations);
  update app_private.idempotency_key
  set answer = jsonb_set(answer, '{custom_data,places}', app_private.places_without_guest(
    answer #> '{custom_data,places}', p_email, app_private.holder_name(person_id)
  ))
  where exists (
    select from jsonb_path_query(answer, '$.custom_data.places[*].email') address
    where lower(btrim(address #>> '{}')) = p_email
  );
  update app_private.cancelled_reservation
  set reservation = jsonb_set(
    jsonb_set(reservation, '{custom_data,places}', app_private.places_without_guest(
      reservation #> '{custom_data,places}', p_email, app_private.holder_name(person_id)
    ), false),
    '{tickets}', app_private.tickets_without_guest(
      reservation -> 'tickets', p_email, app_private.holder_name(person_id)
    ), false
  )
  where id = any (p_reservations) and reservation ? 'tickets';
  perform set_config('arbora.suppress_mail', coalesce(v_suppressed, ''), true);

  -- Mails to holders and to the nursery list the attendees, including those of tickets given back since.
  select array_agg(affected.id) into v_mailed
  from (
    select unnest(p_reservations)::text as id
    union select payload ->> 'reservation_id' from app_private.mail where recipient = p_email
    except select own.id::text from app_private.reservations_of(p_person) own (id)
  ) affected;
  update app_private.mail set payload = '{}', html = null, plain = null
  where status in ('sent', 'dead') and payload ->> 'reservation_id' = any (v_mailed);
  update app_private.mail set retention = 'envelope'
  where status in ('queued', 'sending') and payload ->> 'reservation_id' = any (v_mailed);
end
$$;
