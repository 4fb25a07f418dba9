-- Files in the storage.

-- Up to `p_limit` files that nothing refers to: released ones at once, others one hour after their upload. Rows locked
-- by another instance are skipped; the caller deletes file and row.
create function app_private.unused_media(p_limit integer)
returns setof app_private.media_object
language sql
volatile
security definer
set search_path = ''
as $$
  select object.*
  from app_private.media_object as object
  where
    (object.released_at is not null or object.created_at < now() - interval '1 hour')
    and not exists (select from public.photo where photo.key = object.key)
    and not exists (select from public.static_file where static_file.key = object.key)
    and not exists (select from public.job_application where job_application.key = object.key)
  limit p_limit
  for update of object skip locked;
$$;
grant execute on function app_private.unused_media(integer) to arbora_service;

-- Trigger: releases the file of a deleted photo or static file. The job removes it after the commit.
create function app_private.release_media()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    update app_private.media_object set released_at = now() where key = old.key;
    return null;
  end
  $$;
