-- The log of accounts is kept for a year.
grant delete on app_private.auth_log to arbora_service;
create policy forget on app_private.auth_log for delete to arbora_service using (at < now() - interval '1 year');

-- Anybody may ask for newsletters in the name of an address: the language they ask in holds for the mail that is sent,
-- and for an address that was confirmed before only once it is confirmed again.
alter table app_private.subscription_request
  add column locale text not null default 'cs' check (locale in ('cs', 'en', 'pl'));
update app_private.subscription_request r set locale = s.locale
from app_private.subscriber s where s.id = r.subscriber_id;

create or replace function app_private.request_subscriptions(p_email text, p_lists text[], p_account uuid, p_locale text)
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

create or replace function app_private.confirm_subscriptions(p_token text) returns jsonb
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
