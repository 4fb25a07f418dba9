-- Newsletters and their subscribers.

-- The name of a newsletter in all languages, for its mails: {name, name_en, name_pl}.
create function app_private.subscription_name(p_subscription public.subscription)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      (p_subscription).id,
      'name',
      (p_subscription).name,
      'name_en',
      (p_subscription).name_en,
      'name_pl',
      (p_subscription).name_pl
    );
$$;

-- A confirmed subscriber by id or account: {id, email, subscriptions: ids of newsletters}; null if there is none.
create function app_private.subscriber_of(p_id uuid, p_account uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      s.id,
      'email',
      s.email,
      'subscriptions',
      coalesce(
        (
          select jsonb_agg(l.id order by l.position)
          from
            app_private.subscriber_subscription as ss
            join public.subscription as l on l.id = ss.subscription_id
          where ss.subscriber_id = s.id
        ),
        '[]'
      )
    )
  from app_private.subscriber as s
  where s.confirmed_at is not null and (s.id = p_id or s.account_id = p_account)
  order by s.confirmed_at
  limit 1;
$$;
grant execute on function app_private.subscriber_of(uuid, uuid) to arbora_service;

-- The subscriber of a mail's unsubscribe link: {id, locale}; null if already unsubscribed.
create function app_private.subscriber_of_mail(p_token uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'locale', s.locale)
  from
    app_private.subscriber_subscription as ss
    join app_private.subscriber as s on s.id = ss.subscriber_id
  where ss.id = p_token;
$$;
grant execute on function app_private.subscriber_of_mail(uuid) to arbora_service;

-- Mails an address a link to confirm newsletters `p_lists` (ids; unknown ones are left out). Does the same whether or
-- not the address is subscribed, so that callers cannot find out.
create function app_private.request_subscriptions(p_email text, p_lists text[], p_account uuid, p_locale text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_lists uuid[];
  v_names jsonb;
  v_subscriber uuid;
  -- 244 random bits.
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  select array_agg(s.id order by s.position), jsonb_agg(app_private.subscription_name(s) order by s.position)
  into v_lists, v_names
  from public.subscription s where s.id::text = any (p_lists);
  if v_lists is null then
    return;
  end if;
  insert into app_private.subscriber as s (email, locale) values (p_email, p_locale)
  on conflict (email) do update
    set locale = case when s.confirmed_at is null then excluded.locale else s.locale end
  returning s.id into v_subscriber;
  insert into app_private.subscription_request (token_hash, subscriber_id, subscription_ids, account_id, locale)
  values (sha256(convert_to(v_token, 'UTF8')), v_subscriber, v_lists, p_account, p_locale);
  perform app_private.enqueue_mail(
    'mailing-confirm', p_email, p_locale, jsonb_build_object('token', v_token, 'lists', v_names)
  );
end
$$;
grant execute on function app_private.request_subscriptions(text, text[], uuid, text) to arbora_service;

-- Confirms newsletters by the link of a mail and returns {id, locale} of the subscriber; null if the link is unknown or
-- expired. A second use within its time returns the same and changes nothing.
create function app_private.confirm_subscriptions(p_token text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
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
    set
      confirmed_at = coalesce(confirmed_at, now()),
      account_id = coalesce(v_request.account_id, account_id),
      locale = v_request.locale
    where id = v_request.subscriber_id;
  end if;
  return (
    select jsonb_build_object('id', s.id, 'locale', s.locale)
    from app_private.subscription_request r join app_private.subscriber s on s.id = r.subscriber_id
    where r.token_hash = v_hash and r.expires_at > now()
  );
end
$$;
grant execute on function app_private.confirm_subscriptions(text) to arbora_service;

-- Sets the newsletters of a subscriber and returns subscriber_of; null if there is no such subscriber.
create function app_private.set_subscriptions(p_subscriber uuid, p_lists uuid[])
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
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
grant execute on function app_private.set_subscriptions(uuid, uuid[]) to arbora_service;

-- Ends one newsletter of a subscriber and deletes its mails that are not sent yet.
create function app_private.end_subscription(p_id uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from app_private.mail as m
  using
    app_private.subscriber_subscription as ss
    join app_private.subscriber as s on s.id = ss.subscriber_id
  where
    ss.id = p_id
    and m.recipient = s.email
    and m.kind = 'newsletter'
    and m.status in ('queued', 'dead')
    and m.payload ->> 'unsubscribe_token' = p_id::text;
  delete from app_private.subscriber_subscription where id = p_id;
$$;
grant execute on function app_private.end_subscription(uuid) to arbora_service;

-- Deletes a subscriber with all newsletters. Locks the subscriber first, as every change of subscriptions does.
create function app_private.delete_subscriber(p_subscriber uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform from app_private.subscriber where id = p_subscriber for update;
  perform app_private.end_subscription(id) from app_private.subscriber_subscription where subscriber_id = p_subscriber;
  delete from app_private.subscriber where id = p_subscriber;
end
$$;
grant execute on function app_private.delete_subscriber(uuid) to arbora_service;

-- Job: deletes expired links, and subscribers without newsletters and requests after two days.
create function app_private.prune_subscribers()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from app_private.subscription_request where expires_at < now();
  delete from app_private.subscriber as s
  where
    s.created_at < now() - interval '2 days'
    and not exists (select from app_private.subscriber_subscription as ss where ss.subscriber_id = s.id)
    and not exists (select from app_private.subscription_request as r where r.subscriber_id = s.id);
$$;
grant execute on function app_private.prune_subscribers() to arbora_service;
