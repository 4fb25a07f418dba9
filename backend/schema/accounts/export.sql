-- The address of an account if it is proved to belong to the person: the registration is approved, and a password was
-- set by a link mailed to it. Null otherwise, since a registration may give anyone's address.
create function app_private.proved_email(p_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select person.email
  from
    public.auth_person as person
    join app_private.credential as credential on credential.person_id = person.id
  where person.id = p_id and credential.email_proved_at is not null and not 'arbora_registration' = any (person.roles);
$$;

-- Everything stored about a person, as a JSON object with one key per kind of data; null if there is no such account.
-- Without secrets, and without data of others: codes and positions of tickets, IP addresses of staff who acted on
-- the account. Data known by the e-mail address alone (seats that others reserved, job applications, invitations, mails) are left
-- out until the address is proved.
create function app_private.person_data(p_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
  -- Null while it may belong to another person.
  v_email text;
  -- Documents of the history about the person, as `table:id`.
  v_documents text[];
begin
  select * into v_person from public.auth_person where id = p_id;
  if v_person.id is null then
    return null;
  end if;
  v_email := app_private.proved_email(p_id);
  v_documents := array(
    select 'user_profile:' || p_id
    union all select 'booking_reservation:' || id from app_private.reservations_of(p_id) id
    union all select 'shop_order:' || o.id from public.shop_order o where o.profile_id = p_id
  );
  return jsonb_build_object(
    'exported_at', now(),
    'account', to_jsonb(v_person) || jsonb_build_object('is_email_proved', v_email is not null),
    'profile', (select to_jsonb(p) from public.user_profile p where p.id = p_id),
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'secret' order by s.created_at), '[]')
      from app_private.session s where s.person_id = p_id
    ),
    'email_change', (
      select to_jsonb(c) - '{person_id,old_token_hash,new_token_hash,session_id}'::text[]
      from app_private.email_change c where c.person_id = p_id
    ),
    'second_factors', jsonb_build_object(
      'one_time_codes_since', (select c.confirmed_at from app_private.one_time_code c where c.person_id = p_id),
      'recovery_codes', (
        select coalesce(jsonb_agg(jsonb_build_object('created_at', c.created_at, 'used_at', c.used_at)), '[]')
        from app_private.recovery_code c where c.person_id = p_id
      ),
      'passkeys', (
        select coalesce(jsonb_agg(to_jsonb(k) - '{credential_id,public_key,sign_count}'::text[] order by k.created_at), '[]')
        from app_private.passkey k where k.person_id = p_id
      )
    ),
    'account_events', (
      select coalesce(jsonb_agg(
        to_jsonb(l) - 'actor_id'
          - case when l.actor_id <> p_id then '{address,user_agent,request_id}' else '{}' end::text[]
        order by l.id
      ), '[]')
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
    'guest_tickets', (
      select coalesce(jsonb_agg(g.ticket order by g.ticket ->> 'date_start', g.ticket ->> 'id'), '[]')
      from (
        select (to_jsonb(t) - '{qr,position,ico,reservation_id}'::text[]) || jsonb_build_object(
          'event', e.title, 'slot', s.name, 'date_start', s.date_start
        ) as ticket
        from public.booking_ticket t
        join public.booking_reservation r on r.id = t.reservation_id
        join public.booking_event_slot s on s.id = r.event_slot_id
        join public.booking_event e on e.id = s.event_id
        where t.custom_email = v_email and r.person_id <> p_id
        union all
        select (t - '{position,ico,reservation_id}'::text[]) || jsonb_build_object('cancelled_at', c.cancelled_at)
        from app_private.cancelled_reservation c, jsonb_array_elements(c.reservation -> 'tickets') t
        where t ->> 'custom_email' = v_email and c.person_id <> p_id
      ) g
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at), '[]')
      from app_private.slot_waiting w where w.person_id = p_id
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
    'open_items', (
      select coalesce(jsonb_agg(to_jsonb(i) - '{person_id,decided_by}'::text[] order by i.created_at), '[]')
      from public.open_item i where i.person_id = p_id
    ),
    'tax_documents', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'person_id' order by d.created_at), '[]')
      from public.tax_document d where d.person_id = p_id
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
      from public.shop_order o where o.profile_id = p_id
    ),
    'quotes', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'sent_by' order by q.created_at), '[]')
      from public.quote q where q.profile_id = p_id
    ),
    'quote_drafts', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.updated_at, d.inquiry_id), '[]')
      from public.quote_draft d join public.shop_order o on o.id = d.inquiry_id where o.profile_id = p_id
    ),
    'order_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.updated_at, n.order_id), '[]')
      from public.order_note n join public.shop_order o on o.id = n.order_id where o.profile_id = p_id
    ),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.news_comment c where c.profile_id = p_id
    ),
    'ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.news_rating r where r.profile_id = p_id
    ),
    'saved_views', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.saved_view v where v.profile_id = p_id
    ),
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object('event', e.title, 'slot', s.name, 'date_start', s.date_start) order by s.date_start
      ), '[]')
      from public.event_slot s join public.booking_event e on e.id = s.event_id
      where v_email = any (s.whitelist)
    ),
    'is_on_invitation_list', exists (
      select from public.kejval k
      where k.item like '%-set-invitation' and v_email = any (string_to_array(k.value ->> 'invited', e'\n'))
    ),
    'photos', (
      select coalesce(jsonb_agg(
        jsonb_build_object('key', p.key, 'title', p.title, 'created_at', p.created_at) order by p.created_at
      ), '[]')
      from public.photo p join app_private.photo_upload u on u.photo_id = p.id where u.person_id = p_id
    ),
    'statements', (
      select coalesce(jsonb_agg(
        jsonb_build_object('file_name', b.file_name, 'created_at', b.created_at) order by b.created_at
      ), '[]')
      from public.bank_statement b where b.imported_by = p_id
    ),
    'payment_orders', (
      select coalesce(
        jsonb_agg(jsonb_build_object('total', o.total, 'created_at', o.created_at) order by o.created_at), '[]'
      )
      from public.payment_order o where o.created_by = p_id
    ),
    'accounting_exports', (
      select coalesce(jsonb_agg(
        jsonb_build_object('format', x.format, 'created_at', x.created_at) order by x.created_at
      ), '[]')
      from public.accounting_export x where x.created_by = p_id
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
      where s.account_id = p_id or s.email = v_email
    ),
    'newsletter_requests', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'email', s.email, 'created_at', r.created_at, 'used_at', r.used_at,
          'names', (select jsonb_agg(l.name order by l.position) from public.subscription l where l.id = any (r.subscription_ids))
        ) order by r.created_at
      ), '[]')
      from app_private.subscription_request r join app_private.subscriber s on s.id = r.subscriber_id
      where r.account_id = p_id or s.account_id = p_id or s.email = v_email
    ),
    'cookie_consents', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from app_private.cookie_consent c where c.auth_person = p_id
    ),
    'job_applications', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'key' order by a.created_at), '[]')
      from public.job_application a where a.email = v_email
    ),
    'changes', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'at', h.at, 'table', h.table_name, 'key', h.row_key, 'operation', h.operation, 'by_oneself', h.person_id = p_id,
          'before', case when h.is_own then h.before end, 'after', case when h.is_own then h.after end
        ) order by h.id
      ), '[]')
      from (
        select *, document = any (v_documents) as is_own
        from app_private.history
        where document = any (v_documents) or person_id = p_id
      ) h
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', m.kind, 'subject', m.subject, 'created_at', m.created_at, 'sent_at', m.sent_at)
        order by m.created_at
      ), '[]')
      from app_private.mail m
      where m.recipient = v_email
        or m.kind = 'newsletter' and m.recipient in (select s.email from app_private.subscriber s where s.account_id = p_id)
    )
  );
end
$$;
grant execute on function app_private.person_data(uuid) to arbora_service;

-- The company under which the person's seats are counted (companies.sql), for the export; merged with `person_data`.
create function app_private.counted_company_data(p_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'counted_company',
      (select company.ico from app_private.counted_company as company where company.person_id = p_id)
    );
$$;
grant execute on function app_private.counted_company_data(uuid) to arbora_service;
