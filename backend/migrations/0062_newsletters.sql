-- Newsletters and who gets them (spec §3 subscription, §7 mailing; decision 23).

-- The four newsletters, in the order in which they are offered; their ids stand in libs/domain.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  position integer not null unique,
  name text not null check (length(name) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  name_pl text not null check (length(name_pl) between 1 and 200),
  perex text not null check (length(perex) <= 500),
  perex_en text not null check (length(perex_en) <= 500),
  perex_pl text not null check (length(perex_pl) <= 500)
);
alter table subscription enable row level security;
grant select on subscription to arbora_anon, arbora_service;
create policy select_all on subscription for select to arbora_anon using (true);
create policy all_service on subscription to arbora_service using (true) with check (true);

insert into subscription (id, position, name, name_en, name_pl, perex, perex_en, perex_pl) values
  ('5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0101', 1,
    'Novinky a bulletin', 'News and bulletin', 'Aktualności i biuletyn',
    'Co je nového ve školce, rady a celá čísla bulletinu.',
    'What is new at the nursery, advice and whole issues of the bulletin.',
    'Nowości ze szkółki, porady i całe numery biuletynu.'),
  ('5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0102', 2,
    'Nabídky rostlin', 'Plant offers', 'Oferty roślin',
    'Sezonní nabídky a volné položky se skladem a cenou.',
    'Seasonal offers and available lots with stock and price.',
    'Oferty sezonowe i dostępne partie ze stanem i ceną.'),
  ('5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0103', 3,
    'Akce a školení', 'Events and training', 'Wydarzenia i szkolenia',
    'Dny otevřených dveří, školení a rezervační dny.',
    'Open days, training and booking days.',
    'Dni otwarte, szkolenia i dni rezerwacji.'),
  ('5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0104', 4,
    'Volná místa', 'Job openings', 'Oferty pracy',
    'Nové pracovní pozice na obou pobočkách.',
    'New positions at both branches.',
    'Nowe stanowiska w obu oddziałach.');

create function app_private.subscription_name(p_subscription public.subscription, p_locale text) returns text
language sql immutable set search_path = ''
as $$
  select case p_locale
    when 'cs' then (p_subscription).name
    when 'pl' then (p_subscription).name_pl
    else (p_subscription).name_en
  end
$$;

-- Addresses. The id is a secret between us and the mailbox: who knows it may change what the address gets, and nobody
-- learns it but from a mail or, once the address is confirmed, from the own account.
create table app_private.subscriber (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  account_id uuid references public.auth_person on delete cascade,
  -- When somebody first proved to read the mails of this address.
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
alter table app_private.subscriber enable row level security;
create index subscriber_account on app_private.subscriber (account_id);
grant select, insert, update, delete on app_private.subscriber to arbora_service;
create policy all_service on app_private.subscriber to arbora_service using (true) with check (true);

-- What an address gets: only what was confirmed. The id is what the way out in each mail names.
create table app_private.subscriber_subscription (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references app_private.subscriber on delete cascade,
  subscription_id uuid not null references public.subscription on delete cascade,
  confirmed_at timestamptz not null default now(),
  unique (subscriber_id, subscription_id)
);
alter table app_private.subscriber_subscription enable row level security;
create index subscriber_subscription_list on app_private.subscriber_subscription (subscription_id);
grant select, insert, update, delete on app_private.subscriber_subscription to arbora_service;
create policy all_service on app_private.subscriber_subscription to arbora_service using (true) with check (true);

-- What somebody asked for in the name of an address, until the link in the mail is followed. The link's token is in the
-- mail alone; here is its hash.
create table app_private.subscription_request (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  subscriber_id uuid not null references app_private.subscriber on delete cascade,
  subscription_ids uuid[] not null check (cardinality(subscription_ids) between 1 and 10),
  -- The account that asked; it is joined to the address when that is confirmed.
  account_id uuid references public.auth_person on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  used_at timestamptz
);
alter table app_private.subscription_request enable row level security;
create index subscription_request_subscriber on app_private.subscription_request (subscriber_id);
create index subscription_request_account on app_private.subscription_request (account_id);
create index subscription_request_expires_at on app_private.subscription_request (expires_at);
grant select, insert, update, delete on app_private.subscription_request to arbora_service;
create policy all_service on app_private.subscription_request to arbora_service using (true) with check (true);

-- Mails an address a link that confirms the newsletters; those that do not exist are left out. The same is done whether
-- the address is known or not, so that nobody learns which.
create function app_private.request_subscriptions(p_email text, p_lists text[], p_account uuid, p_locale text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_lists uuid[];
  v_names jsonb;
  v_subscriber uuid;
  -- 244 random bits.
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  select array_agg(s.id order by s.position), jsonb_agg(app_private.subscription_name(s, p_locale) order by s.position)
  into v_lists, v_names
  from public.subscription s where s.id::text = any (p_lists);
  if v_lists is null then
    return;
  end if;
  insert into app_private.subscriber (email, locale) values (p_email, p_locale)
  on conflict (email) do update set locale = excluded.locale
  returning id into v_subscriber;
  insert into app_private.subscription_request (token_hash, subscriber_id, subscription_ids, account_id)
  values (sha256(convert_to(v_token, 'UTF8')), v_subscriber, v_lists, p_account);
  perform app_private.enqueue_mail(
    'mailing-confirm', p_email, p_locale, jsonb_build_object('token', v_token, 'lists', v_names)
  );
end
$$;

-- Follows a confirming link: {id, locale} of the subscriber, null when the link is unknown or has expired. A link works
-- once; followed again within its time it answers the same and changes nothing.
create function app_private.confirm_subscriptions(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hash bytea := sha256(convert_to(p_token, 'UTF8'));
  v_request app_private.subscription_request;
begin
  update app_private.subscription_request set used_at = now()
  where token_hash = v_hash and used_at is null and expires_at > now()
  returning * into v_request;
  if found then
    insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
    select v_request.subscriber_id, s.id from public.subscription s where s.id = any (v_request.subscription_ids)
    on conflict do nothing;
    update app_private.subscriber
    set confirmed_at = coalesce(confirmed_at, now()), account_id = coalesce(v_request.account_id, account_id)
    where id = v_request.subscriber_id;
  end if;
  return (
    select jsonb_build_object('id', s.id, 'locale', s.locale)
    from app_private.subscription_request r join app_private.subscriber s on s.id = r.subscriber_id
    where r.token_hash = v_hash and r.expires_at > now()
  );
end
$$;

-- A confirmed subscriber by id or by account: {id, email, subscriptions}, the newsletters in their order; null when
-- there is none.
create function app_private.subscriber_of(p_id uuid, p_account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'email', s.email, 'subscriptions', coalesce((
    select jsonb_agg(l.id order by l.position)
    from app_private.subscriber_subscription ss join public.subscription l on l.id = ss.subscription_id
    where ss.subscriber_id = s.id
  ), '[]'))
  from app_private.subscriber s
  where s.confirmed_at is not null and (s.id = p_id or s.account_id = p_account)
  order by s.confirmed_at limit 1
$$;

-- Ends one newsletter of one address: also what waits to be sent.
create function app_private.end_subscription(p_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from app_private.mail m
  using app_private.subscriber_subscription ss join app_private.subscriber s on s.id = ss.subscriber_id
  where ss.id = p_id and m.recipient = s.email and m.kind = 'newsletter' and m.status in ('queued', 'dead')
    and m.payload ->> 'unsubscribe_token' = p_id::text;
  delete from app_private.subscriber_subscription where id = p_id;
$$;

-- Sets what a subscriber gets and returns that as subscriber_of; null when there is none with this id.
create function app_private.set_subscriptions(p_subscriber uuid, p_lists uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from app_private.subscriber where id = p_subscriber and confirmed_at is not null for update;
  if not found then
    return null;
  end if;
  perform app_private.end_subscription(id) from app_private.subscriber_subscription
  where subscriber_id = p_subscriber and subscription_id <> all (p_lists);
  insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
  select p_subscriber, s.id from public.subscription s where s.id = any (p_lists)
  on conflict do nothing;
  return app_private.subscriber_of(p_subscriber, null);
end
$$;

-- Forgets an address, with what waits to be sent to it.
create function app_private.delete_subscriber(p_subscriber uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.end_subscription(id) from app_private.subscriber_subscription where subscriber_id = p_subscriber;
  delete from app_private.subscriber where id = p_subscriber;
$$;

-- Whose way out a mail names: {id, locale} of the subscriber, null when it was taken before.
create function app_private.subscriber_of_mail(p_token uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'locale', s.locale)
  from app_private.subscriber_subscription ss join app_private.subscriber s on s.id = ss.subscriber_id
  where ss.id = p_token
$$;

-- Removes links that have expired, and addresses that get nothing and were not asked about lately.
create function app_private.forget_subscribers() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from app_private.subscription_request where expires_at < now();
  delete from app_private.subscriber s
  where s.created_at < now() - interval '2 days'
    and not exists (select from app_private.subscriber_subscription ss where ss.subscriber_id = s.id)
    and not exists (select from app_private.subscription_request r where r.subscriber_id = s.id);
$$;

grant execute on function
  app_private.request_subscriptions(text, text[], uuid, text),
  app_private.confirm_subscriptions(text),
  app_private.subscriber_of(uuid, uuid),
  app_private.end_subscription(uuid),
  app_private.set_subscriptions(uuid, uuid[]),
  app_private.delete_subscriber(uuid),
  app_private.subscriber_of_mail(uuid),
  app_private.forget_subscribers()
to arbora_service;

-- Queues a letter to everyone who gets a newsletter, each with the own way out, and returns how many they are. Repeated
-- with the same key it queues nothing more. Raises auth.forbidden unless the caller works in the section,
-- mailing.list_unknown.
create function app.write_newsletter(
  p_section text,
  p_subscription uuid,
  p_letter jsonb,
  p_attachments jsonb,
  p_key text
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_list public.subscription;
  v_batch uuid;
  v_count integer;
begin
  if not app_private.may_write_about(p_section) then
    raise exception 'auth.forbidden';
  end if;
  select * into v_list from public.subscription where id = p_subscription;
  if not found then
    raise exception 'mailing.list_unknown';
  end if;
  select count(*) into v_count from app_private.subscriber_subscription where subscription_id = p_subscription;
  v_batch := app_private.keep_attachments(p_attachments);
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key, attachment_batch)
  select
    'newsletter', s.email, s.locale,
    p_letter || jsonb_build_object(
      'section', p_section,
      'person_id', app.person_id(),
      'list', app_private.subscription_name(v_list, s.locale),
      'subscriber_id', s.id,
      'unsubscribe_token', ss.id
    ),
    'newsletter:' || app.person_id() || ':' || p_key || ':' || s.id,
    v_batch
  from app_private.subscriber_subscription ss join app_private.subscriber s on s.id = ss.subscriber_id
  where ss.subscription_id = p_subscription
  on conflict (dedupe_key) do nothing;
  if found then
    perform pg_notify('arbora_mail', '');
  else
    delete from app_private.mail_attachment where batch_id = v_batch;
  end if;
  return v_count;
end
$$;
grant execute on function app.write_newsletter(text, uuid, jsonb, jsonb, text) to arbora_manager;
