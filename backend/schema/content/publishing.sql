-- Scheduled publication of articles and issues of the bulletin.

-- True if visitors see an article or issue: it is published, and its `publish_at`, if any, has passed. Without a
-- search_path, so that the planner inlines it.
create function app.is_published_now(is_published boolean, publish_at timestamptz)
returns boolean
language sql
stable
parallel safe
as $$
  select is_published and (publish_at is null or publish_at <= now());
$$;
grant execute on function app.is_published_now(boolean, timestamptz) to arbora_anon, arbora_service;

-- Id of the unpublished article that the caller may read: the claim `preview` of a preview link's token. Null for all
-- other callers.
create function app.previewed_item()
returns uuid
language sql
stable
parallel safe
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'preview')::uuid;
$$;
grant execute on function app.previewed_item() to arbora_anon, arbora_service;

-- Seconds until the next article or issue appears; null if none is scheduled. Instances expire cached pages then.
create function app_private.seconds_to_publication()
returns double precision
language sql
stable
set search_path = ''
as $$
  select
    extract(
      epoch from least(
        (select min(publish_at) from public.news_item where is_published and publish_at > now()),
        (select min(publish_at) from public.news_bulletin where is_published and publish_at > now())
      ) - now()
    )::double precision;
$$;
grant execute on function app_private.seconds_to_publication() to arbora_service;

-- Job: articles and issues that were drafts at their scheduled time within the last hour, and have not been changed
-- since. Unpublishing one after that time counts as a change.
create function app_private.missed_publications()
returns table (name text)
language sql
stable
set search_path = ''
as $$
  select format('news_item %s (%s)', id, slug)
  from public.news_item
  where not is_published and publish_at between now() - interval '1 hour' and now() and updated_at < publish_at
  union all
  select format('news_bulletin %s (%s %s)', id, issue_number, locale)
  from public.news_bulletin
  where not is_published and publish_at between now() - interval '1 hour' and now() and updated_at < publish_at;
$$;
grant execute on function app_private.missed_publications() to arbora_service;

-- Trigger: sets the date of a scheduled article or issue to its publication, so that it appears at the top of its list
-- rather than among those published while it was written. A date given in the same update takes precedence, and so does
-- one that the history restores. One that is published early is dated by that moment.
create function app_private.date_by_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('arbora.undoes', true), '') <> '' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := coalesce(new.publish_at, new.created_at);
  elsif new.publish_at is distinct from old.publish_at and new.created_at is not distinct from old.created_at then
    new.created_at := coalesce(new.publish_at, least(new.created_at, now()));
  end if;
  return new;
end
$$;
create trigger date_by_publication
before insert or update of publish_at on news_item
for each row
execute function app_private.date_by_publication();
create trigger date_by_publication
before insert or update of publish_at on news_bulletin
for each row
execute function app_private.date_by_publication();
