-- Files in the storage.

-- True while the deletion that released the file can be undone.
create function app_private.is_deletion_undoable(p_key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from app_private.history where operation = 'delete' and before ->> 'key' = p_key);
$$;

-- Up to `p_limit` unreferenced files: released ones at once, others one hour after their upload; none whose deletion
-- can be undone. Rows locked by another instance are skipped; the caller deletes file and row.
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
    and not app_private.is_deletion_undoable(object.key)
  limit p_limit
  for update of object skip locked;
$$;
grant execute on function app_private.unused_media(integer) to arbora_service;

-- Up to `p_limit` deleted pictures whose original is kept for an undo while variants are still delivered. Rows locked
-- by another instance are skipped; the caller deletes these variants and their rows in media_variant.
create function app_private.deleted_pictures(p_limit integer)
returns setof app_private.media_object
language sql
volatile
security definer
set search_path = ''
as $$
  select object.*
  from app_private.media_object as object
  where
    object.released_at is not null
    and exists (select from app_private.media_variant where object_key = object.key)
    and app_private.is_deletion_undoable(object.key)
  limit p_limit
  for update of object skip locked;
$$;
grant execute on function app_private.deleted_pictures(integer) to arbora_service;

-- Trigger: releases the file of a deleted photo or static file. A job removes it after the commit.
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

-- Trigger: reclaims the file of a photo or static file whose deletion is undone.
create function app_private.hold_media()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    update app_private.media_object set released_at = null where key = new.key and released_at is not null;
    return null;
  end
  $$;
