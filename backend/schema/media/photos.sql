-- Uploading photos.

-- The answer to an upload: {id, folder_id, key, width, height, created}; `created` is false if the photo existed.
create function app_private.uploaded_photo(p_photo public.photo, p_created boolean)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      (p_photo).id,
      'folder_id',
      (p_photo).folder_id,
      'key',
      (p_photo).key,
      'width',
      (p_photo).width,
      'height',
      (p_photo).height,
      'created',
      p_created
    );
$$;

-- Called before an upload is processed: checks the caller's rights and returns the existing photo of the same picture
-- in the folder, as uploaded_photo, or null. Raises the errors of photo_folder_for_upload.
create function app.photo_sent_before(p_folder uuid, p_product uuid, p_gallery uuid, p_sha256 text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
  declare
    v_folder uuid := app_private.photo_folder_for_upload(p_folder, p_product, p_gallery, false);
    v_photo public.photo;
  begin
    if v_folder is null and num_nonnulls(p_product, p_gallery) > 0 then
      return null;
    end if;
    select * into v_photo from public.photo where folder_id is not distinct from v_folder and sha256 = p_sha256;
    return case when found then app_private.uploaded_photo(v_photo, false) end;
  end
  $$;
grant execute on function app.photo_sent_before(uuid, uuid, uuid, text) to arbora_manager;

-- Adds a stored picture to a folder and returns it as uploaded_photo; if the folder has the same picture, that one.
-- `p_photo` is {key, content_type, width, height, byte_size, sha256, title, title_en, title_pl, sort, is_main};
-- without `sort` it goes to the end. Raises the errors of photo_folder_for_upload.
create function app.add_photo(p_folder uuid, p_product uuid, p_gallery uuid, p_photo jsonb)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
  declare
    v_folder uuid := app_private.photo_folder_for_upload(p_folder, p_product, p_gallery, true);
    v_new public.photo := jsonb_populate_record(null::public.photo, p_photo);
    v_photo public.photo;
  begin
    if v_folder is not null then
      -- Serializes uploads to a folder, and keeps it from being deleted.
      perform from public.photo_folder where id = v_folder for no key update;
    end if;
    select * into v_photo from public.photo where folder_id is not distinct from v_folder and sha256 = v_new.sha256;
    if found then
      return app_private.uploaded_photo(v_photo, false);
    end if;
    insert into public.photo (
      folder_id, key, content_type, width, height, byte_size, sha256, title, title_en, title_pl, sort, is_main
    ) values (
      v_folder, v_new.key, v_new.content_type, v_new.width, v_new.height, v_new.byte_size, v_new.sha256, v_new.title,
      v_new.title_en, v_new.title_pl,
      coalesce(v_new.sort, (select max(sort) + 1 from public.photo where folder_id = v_folder), 0),
      coalesce(v_new.is_main, false)
    )
    -- Unassigned photos have no folder to lock.
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
grant execute on function app.add_photo(uuid, uuid, uuid, jsonb) to arbora_manager;

-- Trigger: derives the subject of a photo from its folder, whose plant or gallery never changes.
create function app_private.derive_shown()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    new.shows := app.photo_folder_kind(new.folder_id);
    return new;
  end
  $$;
create trigger derive_shown
before insert or update of folder_id, shows on photo
for each row
execute function app_private.derive_shown();

-- Trigger: a folder has one main photo; setting another clears the first. Locks the folder. Disables sequential scans:
-- during a bulk insert the plan is made while the table is small, and stays cached while it grows.
create function app_private.keep_one_main_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
  begin
    perform from public.photo_folder where id = new.folder_id for no key update;
    -- Even an update of no row would run the statement triggers, for each picture of a bulk insert.
    if exists (select from public.photo where folder_id = new.folder_id and is_main and id <> new.id) then
      update public.photo set is_main = false where folder_id = new.folder_id and is_main and id <> new.id;
    end if;
    return new;
  end
  $$;
create trigger keep_one_main
before insert or update of is_main, folder_id on photo
for each row
when (new.is_main and new.folder_id is not null)
execute function app_private.keep_one_main_photo();

-- Puts the photos of a folder in this order; the first becomes the main one. Photos that the caller may not edit stay
-- unchanged. Returns the number of moved photos.
create function sort_photos(p_ids uuid[])
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_moved integer;
begin
  -- Separately, because the trigger that keeps one main photo changes the former one.
  update public.photo set is_main = true where id = p_ids[1] and folder_id is not null and not is_main;
  update public.photo set sort = place.sort
  from (select id, ordinality::int - 1 as sort from unnest(p_ids) with ordinality as given (id, ordinality)) as place
  where photo.id = place.id and photo.sort <> place.sort;
  get diagnostics v_moved = row_count;
  return v_moved;
end
$$;
grant execute on function sort_photos(uuid[]) to arbora_manager;
