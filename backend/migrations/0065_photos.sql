-- Pictures of plants and galleries. The files lie in the media storage, the database says which exist and whose they
-- are.

-- Everything that was put into the storage, noted before it is put there: what nobody refers to any more, or never did
-- because its maker was interrupted, is found here and removed. Nothing in the storage is removed that is not listed.
create table app_private.media_object (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('image', 'file')),
  byte_size integer not null check (byte_size > 0),
  -- Of a picture, in px.
  width integer check (width between 1 and 2500),
  created_at timestamptz not null default now(),
  -- When the last reference to it went away.
  released_at timestamptz
);
alter table app_private.media_object enable row level security;
create index media_object_created_at on app_private.media_object (created_at);
create index media_object_released_at on app_private.media_object (released_at) where released_at is not null;
grant select, insert, update, delete on app_private.media_object to arbora_service;
create policy all_service on app_private.media_object to arbora_service using (true) with check (true);

-- Pictures in other widths and formats, kept beside the original for as long as there is room.
create table app_private.media_variant (
  object_key text not null references app_private.media_object on delete cascade,
  name text not null check (length(name) <= 40),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  primary key (object_key, name)
);
alter table app_private.media_variant enable row level security;
create index media_variant_created_at on app_private.media_variant (created_at);
grant select, insert, update, delete on app_private.media_variant to arbora_service;
create policy all_service on app_private.media_variant to arbora_service using (true) with check (true);

-- The pictures of a product, of a gallery, or of neither.
create table photo_folder (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  product_id uuid unique references product on delete cascade,
  photogallery_id uuid unique references photogallery on delete cascade,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  check (num_nonnulls(product_id, photogallery_id) <= 1)
);
alter table photo_folder enable row level security;

-- A picture. Its key is drawn by lot and stands in the address that browsers load it from, which asks nobody for
-- rights: whoever may not read the row does not learn the key. The check sum is that of what was sent, so that sending
-- it into the same folder again makes no second one.
create table photo (
  id uuid primary key default gen_random_uuid(),
  -- Null: not assigned to anything yet.
  folder_id uuid references photo_folder on delete cascade,
  key text not null unique references app_private.media_object,
  content_type text not null check (content_type in ('image/jpeg', 'image/webp')),
  width integer not null check (width between 1 and 2500),
  height integer not null check (height between 1 and 2500),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  title_cs text check (length(title_cs) <= 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  sort integer not null default 0,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid references user_profile on delete set null,
  unique nulls not distinct (folder_id, sha256)
);
alter table photo enable row level security;
create unique index photo_main on photo (folder_id) where is_main;
create index photo_created_at on photo (created_at desc);
create index photo_created_by on photo (created_by);

-- Whether everyone may see a gallery's pictures.
create function app.is_public_gallery(gallery uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.photogallery g where g.id = gallery and g.is_public) $$;
create function app.is_public_product(product uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.product p where p.id = product and p.is_public) $$;
create function app.is_public_folder(folder uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select app.is_public_product(f.product_id) or app.is_public_gallery(f.photogallery_id)
      from public.photo_folder f where f.id = folder
    ), false)
  $$;
-- What the pictures of a folder are of: 'product', 'gallery', or null.
create function app.photo_folder_kind(folder uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case when product_id is not null then 'product' when photogallery_id is not null then 'gallery' end
    from public.photo_folder where id = folder
  $$;
grant execute on function app.is_public_gallery(uuid), app.is_public_product(uuid), app.is_public_folder(uuid)
  to arbora_anon;
grant execute on function app.photo_folder_kind(uuid) to arbora_manager;

-- Pictures of plants are the work of sales, those of galleries of editors, unassigned ones of both.
grant select on photo_folder to arbora_anon;
grant insert (name, product_id, photogallery_id, sort), update (name, sort), delete on photo_folder to arbora_manager;
grant select, insert, update, delete on photo_folder to arbora_service;
create policy select_public on photo_folder for select to arbora_anon
  using (app.is_public_product(product_id) or app.is_public_gallery(photogallery_id));
create policy all_sales on photo_folder to arbora_manager
  using (photogallery_id is null and (select app.has_acl('sales')))
  with check (photogallery_id is null and (select app.has_acl('sales')));
create policy all_editor on photo_folder to arbora_manager
  using (product_id is null and (select app.has_acl('editor')))
  with check (product_id is null and (select app.has_acl('editor')));
create policy all_service on photo_folder to arbora_service using (true) with check (true);

grant select (
  id, folder_id, key, content_type, width, height, title_cs, title_en, title_pl, sort, is_main, created_at
) on photo to arbora_anon;
grant select, update (folder_id, title_cs, title_en, title_pl, sort, is_main), delete on photo to arbora_manager;
grant select, insert, update, delete on photo to arbora_service;
create policy select_public on photo for select to arbora_anon using (app.is_public_folder(folder_id));
create policy all_sales on photo to arbora_manager
  using ((select app.has_acl('sales')) and app.photo_folder_kind(folder_id) is distinct from 'gallery')
  with check ((select app.has_acl('sales')) and app.photo_folder_kind(folder_id) is distinct from 'gallery');
create policy all_editor on photo to arbora_manager
  using ((select app.has_acl('editor')) and app.photo_folder_kind(folder_id) is distinct from 'product')
  with check ((select app.has_acl('editor')) and app.photo_folder_kind(folder_id) is distinct from 'product');
create policy all_service on photo to arbora_service using (true) with check (true);

-- One main picture a folder: making another one main takes it from the first. Whoever does that holds the folder.
create function app_private.keep_one_main_photo() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform from public.photo_folder where id = new.folder_id for no key update;
    update public.photo set is_main = false where folder_id = new.folder_id and is_main and id <> new.id;
    return new;
  end
  $$;
create trigger keep_one_main before insert or update of is_main, folder_id on photo
  for each row when (new.is_main and new.folder_id is not null) execute function app_private.keep_one_main_photo();

-- A product shows its main picture in every list, else its first one.
create function app_private.show_product_photo() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.product set photo = shown.photo
    from (
      select folder.product_id, (
        select '/cdn/' || photo.key from public.photo where photo.folder_id = folder.id
        order by photo.is_main desc, photo.sort, photo.created_at, photo.id limit 1
      ) as photo
      from public.photo_folder folder
      where folder.id in (old.folder_id, new.folder_id) and folder.product_id is not null
    ) shown
    where product.id = shown.product_id and product.photo is distinct from shown.photo;
    return null;
  end
  $$;
create trigger show_product_photo after insert or delete or update of folder_id, sort, is_main on photo
  for each row execute function app_private.show_product_photo();

-- The file goes after the commit that took its row away.
create function app_private.release_media() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update app_private.media_object set released_at = now() where key = old.key;
    return null;
  end
  $$;
create trigger release_media after delete on photo for each row execute function app_private.release_media();

-- Files that nobody refers to: released ones at once, others when whoever put them there has had an hour to say what
-- for. Rows that another instance works on are left to it.
create function app_private.unused_media(p_limit integer) returns setof app_private.media_object
  language sql volatile security definer set search_path = ''
  as $$
    select object.* from app_private.media_object object
    where (object.released_at is not null or object.created_at < now() - interval '1 hour')
      and not exists (select from public.photo where photo.key = object.key)
    limit p_limit
    for update of object skip locked
  $$;
grant execute on function app_private.unused_media(integer) to arbora_service;

-- The folder that the caller may put a picture into: a given one, or that of a product or gallery, which is null while
-- there is none and made when `p_make` says so. Null as well for pictures that are not assigned. Raises
-- media.folder_unknown, auth.forbidden.
create function app_private.photo_folder_for_upload(p_folder uuid, p_product uuid, p_gallery uuid, p_make boolean)
  returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_folder public.photo_folder;
    v_name text;
  begin
    if num_nonnulls(p_folder, p_product, p_gallery) > 1 then
      raise exception 'request.invalid';
    end if;
    if not (app.has_acl('sales') or app.has_acl('editor'))
      or (p_product is not null and not app.has_acl('sales'))
      or (p_gallery is not null and not app.has_acl('editor')) then
      raise exception 'auth.forbidden';
    end if;
    if num_nonnulls(p_folder, p_product, p_gallery) = 0 then
      return null;
    end if;

    select * into v_folder from public.photo_folder
    where id = p_folder or product_id = p_product or photogallery_id = p_gallery;
    if found then
      if (v_folder.product_id is not null and not app.has_acl('sales'))
        or (v_folder.photogallery_id is not null and not app.has_acl('editor')) then
        raise exception 'auth.forbidden';
      end if;
      return v_folder.id;
    end if;

    v_name := case
      when p_product is not null then (select name from public.product where id = p_product)
      else (select name_cs from public.photogallery where id = p_gallery)
    end;
    if v_name is null then
      raise exception 'media.folder_unknown' using detail = '"org folder not found"';
    end if;
    if not p_make then
      return null;
    end if;
    insert into public.photo_folder (name, product_id, photogallery_id) values (v_name, p_product, p_gallery)
    on conflict do nothing
    returning id into v_folder.id;
    if v_folder.id is null then
      select id into v_folder.id from public.photo_folder
      where product_id = p_product or photogallery_id = p_gallery;
    end if;
    return v_folder.id;
  end
  $$;

create function app_private.uploaded_photo(p_photo public.photo, p_created boolean) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', (p_photo).id, 'folder_id', (p_photo).folder_id, 'key', (p_photo).key,
      'width', (p_photo).width, 'height', (p_photo).height, 'created', p_created
    )
  $$;

-- Whether the caller may send a picture there, before the work of reading it is done; the photo that was made when the
-- same picture was sent before, else null. Raises as photo_folder_for_upload.
create function app.photo_sent_before(p_folder uuid, p_product uuid, p_gallery uuid, p_sha256 text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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

-- Adds a stored picture, or answers with the photo that the same picture made before ("created": false). `p_photo`:
-- {key, content_type, width, height, byte_size, sha256, title_cs, title_en, title_pl, sort, is_main}; without `sort` it
-- comes last. Raises as photo_folder_for_upload.
create function app.add_photo(p_folder uuid, p_product uuid, p_gallery uuid, p_photo jsonb) returns jsonb
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
      folder_id, key, content_type, width, height, byte_size, sha256, title_cs, title_en, title_pl, sort, is_main,
      created_by
    ) values (
      v_folder, v_new.key, v_new.content_type, v_new.width, v_new.height, v_new.byte_size, v_new.sha256, v_new.title_cs,
      v_new.title_en, v_new.title_pl,
      coalesce(v_new.sort, (select max(sort) + 1 from public.photo where folder_id = v_folder), 0),
      coalesce(v_new.is_main, false),
      app.person_id()
    )
    -- Unassigned ones have no folder to wait at.
    on conflict (folder_id, sha256) do nothing
    returning * into v_photo;
    if v_photo.id is not null then
      return app_private.uploaded_photo(v_photo, true);
    end if;
    select * into v_photo from public.photo where folder_id is null and sha256 = v_new.sha256;
    return app_private.uploaded_photo(v_photo, false);
  end
  $$;
grant execute on function app.photo_sent_before(uuid, uuid, uuid, text), app.add_photo(uuid, uuid, uuid, jsonb)
  to arbora_manager;

-- Managers' lists: every picture that they may work with, and what it belongs to.
create view photos_recent as
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
  left join user_profile profile on profile.id = photo.created_by
  where case
    when folder.product_id is not null then (select app.has_acl('sales'))
    when folder.photogallery_id is not null then (select app.has_acl('editor'))
    else (select app.has_acl('sales')) or (select app.has_acl('editor'))
  end;
create view photos_unassigned as select * from photos_recent where folder_id is null;
-- Plants with their pictures counted, those without any too.
create view photos_assortment as
  select
    product.id as product_id,
    product.name,
    product.name_cs,
    folder.id as folder_id,
    coalesce(pictures.photo_count, 0) as photo_count,
    pictures.key,
    pictures.last_photo_at,
    product.search
  from product
  left join photo_folder folder on folder.product_id = product.id
  left join lateral (
    select
      count(*)::int as photo_count,
      max(photo.created_at) as last_photo_at,
      (array_agg(photo.key order by photo.is_main desc, photo.sort, photo.created_at, photo.id))[1] as key
    from photo where photo.folder_id = folder.id
  ) pictures on true
  where (select app.has_acl('sales'));
grant select on photos_recent, photos_unassigned, photos_assortment to arbora_manager;

-- A plant of the public catalogue with everything that its page shows (spec §7); null for any other.
create function get_product_with_photos(p_product_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'id', product.id,
      'name', product.name,
      'name_cs', product.name_cs,
      'synonyms', product.synonyms,
      'description_cs', product.description_cs,
      'description_en', product.description_en,
      'category_ids', product.category_ids,
      'items', coalesce((
        select jsonb_agg(jsonb_build_object(
          'product_item_id', item.id, 'size', size.name, 'size_position', size.position,
          'spec1', item.spec1, 'spec2', item.spec2, 'spec3', item.spec3
        ) order by size.position, item.spec1, item.spec2, item.id)
        from public.product_item item left join public.product_size size on size.id = item.size_id
        where item.product_id = product.id and item.web_catalogue
      ), '[]'),
      'photos', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', photo.id, 'key', photo.key, 'url', '/cdn/' || photo.key, 'width', photo.width, 'height', photo.height,
          'title_cs', photo.title_cs, 'title_en', photo.title_en, 'title_pl', photo.title_pl, 'is_main', photo.is_main
        ) order by photo.is_main desc, photo.sort, photo.created_at, photo.id)
        from public.photo_folder folder join public.photo on photo.folder_id = folder.id
        where folder.product_id = product.id
      ), '[]')
    )
    from public.product
    where product.id = p_product_id and product.is_public
      and exists (select from public.product_item item where item.product_id = product.id and item.web_catalogue)
  $$;
-- The same by one of its sizes: what a link may carry instead.
create function get_product_item_with_photos(p_product_item_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select public.get_product_with_photos(item.product_id)
    from public.product_item item where item.id = p_product_item_id and item.web_catalogue
  $$;
grant execute on function get_product_with_photos(uuid), get_product_item_with_photos(uuid) to arbora_anon;
