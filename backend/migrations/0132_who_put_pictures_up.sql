-- Who of the staff put a picture up is told by the managers' lists alone: whoever may read a picture may ask for all of its
-- columns.
create table app_private.photo_upload (
  photo_id uuid primary key references public.photo on delete cascade,
  person_id uuid not null references public.user_profile on delete cascade
);
alter table app_private.photo_upload enable row level security;
create index photo_upload_person_id on app_private.photo_upload (person_id);
insert into app_private.photo_upload (photo_id, person_id)
select id, created_by from photo where created_by is not null;

-- Managers' lists: every picture that they may work with, and what it belongs to.
create or replace view photos_recent as
  select
    photo.id, photo.folder_id, photo.key, photo.content_type, photo.width, photo.height, photo.byte_size,
    photo.title_cs, photo.title_en, photo.title_pl, photo.sort, photo.is_main, photo.created_at,
    folder.name as folder_name,
    folder.product_id,
    product.name as product_name,
    folder.photogallery_id,
    gallery.name_cs as photogallery_name,
    coalesce(profile.name, profile.nickname) as created_by_name
  from photo
  left join photo_folder folder on folder.id = photo.folder_id
  left join product on product.id = folder.product_id
  left join photogallery gallery on gallery.id = folder.photogallery_id
  left join app_private.photo_upload upload on upload.photo_id = photo.id
  left join user_profile profile on profile.id = upload.person_id
  where case
    when folder.product_id is not null then (select app.has_acl('sales'))
    when folder.photogallery_id is not null then (select app.has_acl('editor'))
    else (select app.has_acl('sales')) or (select app.has_acl('editor'))
  end;

alter table photo drop column created_by;

-- Adds a stored picture, or answers with the photo that the same picture made before ("created": false). `p_photo`:
-- {key, content_type, width, height, byte_size, sha256, title_cs, title_en, title_pl, sort, is_main}; without `sort` it
-- comes last. Raises as photo_folder_for_upload.
create or replace function app.add_photo(p_folder uuid, p_product uuid, p_gallery uuid, p_photo jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_folder uuid := app_private.photo_folder_for_upload(p_folder, p_product, p_gallery, true);
    v_new public.photo := jsonb_populate_record(null::public.photo, p_photo);
    v_photo public.photo;
  begin
    if v_folder is not null then
      -- Pictures that come at once come one after another, and the folder does not go away meanwhile.
      perform from public.photo_folder where id = v_folder for no key update;
    end if;
    select * into v_photo from public.photo where folder_id is not distinct from v_folder and sha256 = v_new.sha256;
    if found then
      return app_private.uploaded_photo(v_photo, false);
    end if;
    insert into public.photo (
      folder_id, key, content_type, width, height, byte_size, sha256, title_cs, title_en, title_pl, sort, is_main
    ) values (
      v_folder, v_new.key, v_new.content_type, v_new.width, v_new.height, v_new.byte_size, v_new.sha256, v_new.title_cs,
      v_new.title_en, v_new.title_pl,
      coalesce(v_new.sort, (select max(sort) + 1 from public.photo where folder_id = v_folder), 0),
      coalesce(v_new.is_main, false)
    )
    -- Unassigned ones have no folder to wait at.
    on conflict (folder_id, sha256) do nothing
    returning * into v_photo;
    if v_photo.id is not null then
      insert into app_private.photo_upload (photo_id, person_id) values (v_photo.id, app.person_id());
      return app_private.uploaded_photo(v_photo, true);
    end if;
    select * into v_photo from public.photo where folder_id is null and sha256 = v_new.sha256;
    return app_private.uploaded_photo(v_photo, false);
  end
  $$;

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
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object('event', e.title, 'slot', s.name, 'date_start', s.date_start) order by s.date_start
      ), '[]')
      from public.event_slot s join public.booking_event e on e.id = s.event_id
      where v_person.email = any (s.whitelist)
    ),
    'photos', (
      select coalesce(jsonb_agg(
        jsonb_build_object('key', p.key, 'title', p.title_cs, 'created_at', p.created_at) order by p.created_at
      ), '[]')
      from public.photo p join app_private.photo_upload u on u.photo_id = p.id where u.person_id = p_id
    ),
    'statements', (
      select coalesce(jsonb_agg(
        jsonb_build_object('file_name', b.file_name, 'created_at', b.created_at) order by b.created_at
      ), '[]')
      from public.bank_statement b where b.imported_by = p_id
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
    'newsletter_requests', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'email', s.email, 'created_at', r.created_at, 'used_at', r.used_at,
          'names', (select jsonb_agg(l.name order by l.position) from public.subscription l where l.id = any (r.subscription_ids))
        ) order by r.created_at
      ), '[]')
      from app_private.subscription_request r join app_private.subscriber s on s.id = r.subscriber_id
      where r.account_id = p_id or s.account_id = p_id or s.email = v_person.email
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
  update public.event_slot set whitelist = array_remove(whitelist, v_person.email)
  where v_person.email = any (whitelist) and whitelist <> array[v_person.email];
  -- The last guest of a slot leaves it closed: an empty list would open it to everyone.
  update public.event_slot set whitelist = array['nobody@erased.invalid'] where whitelist = array[v_person.email];
  delete from app_private.photo_upload where person_id = p_id;
  delete from public.news_comment where profile_id = p_id;
  delete from public.news_rating where profile_id = p_id;
  delete from app_private.subscriber where account_id = p_id or email = v_person.email;
  delete from app_private.idempotency_key where person_id = p_id or answer ->> 'id' = p_id::text;
  update app_private.cookie_consent set auth_person = null where auth_person = p_id;
  delete from app_private.mail
  where (recipient = v_person.email and kind <> 'reservation-cancel')
    or status in ('sent', 'dead') and (
      recipient = v_person.email
      or payload ->> 'person_id' = p_id::text
      or v_person.email in (payload ->> 'person_email', payload ->> 'email')
    );
  delete from app_private.rate_limit_hit
  where key in (v_person.email, p_id::text) or right(key, length(v_person.email) + 1) = ' ' || v_person.email;

  if exists (select from public.booking_reservation where person_id = p_id) then
    delete from app_private.credential where person_id = p_id;
    delete from app_private.session where person_id = p_id;
    delete from app_private.password_reset where person_id = p_id;
    update public.auth_person
    set email = v_nobody, roles = '{arbora_customer}', allowed_apps = '{}', prefs = '{}', is_blocked = true
    where id = p_id;
    update public.user_profile
    set email = v_nobody, nickname = null, name = null, phone = null, ico = null, dic = null, company = null,
      street = null, city = null, zip = null, company_type = null, country = null, region = null, acl = null,
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
