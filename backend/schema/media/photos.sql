create function app.is_public_folder(folder uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    coalesce(
      (
        select app.is_public_product(f.product_id) or app.is_public_gallery(f.photogallery_id)
        from public.photo_folder as f
        where f.id = folder
      ),
      false
    );
$$;
grant execute on function app.is_public_folder(uuid) to arbora_anon;

-- Whether everyone may see a gallery's pictures.
create function app.is_public_gallery(gallery uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.photogallery as g where g.id = gallery and g.is_public);
$$;
grant execute on function app.is_public_gallery(uuid) to arbora_anon;

create function app.is_public_product(product uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.product as p where p.id = product and p.is_public);
$$;
grant execute on function app.is_public_product(uuid) to arbora_anon;

-- What the pictures of a folder are of: 'product', 'gallery', or null.
create function app.photo_folder_kind(folder uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select
    case
      when product_id is not null then 'product'
      when photogallery_id is not null then 'gallery'
    end
  from public.photo_folder
  where id = folder;
$$;
grant execute on function app.photo_folder_kind(uuid) to arbora_manager;

-- The folder that the caller may put a picture into: a given one, or that of a product or gallery, which is null while
-- there is none and made when `p_make` says so. Null as well for pictures that are not assigned. Raises
-- media.folder_unknown, auth.forbidden.
create function app_private.photo_folder_for_upload(p_folder uuid, p_product uuid, p_gallery uuid, p_make boolean)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
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

-- Whether the caller may send a picture there, before the work of reading it is done; the photo that was made when the
-- same picture was sent before, else null. Raises as photo_folder_for_upload.
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

-- Adds a stored picture, or answers with the photo that the same picture made before ("created": false). `p_photo`:
-- {key, content_type, width, height, byte_size, sha256, title_cs, title_en, title_pl, sort, is_main}; without `sort` it
-- comes last. Raises as photo_folder_for_upload.
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
grant execute on function app.add_photo(uuid, uuid, uuid, jsonb) to arbora_manager;

-- One main picture a folder: making another one main takes it from the first. Whoever does that holds the folder.
create function app_private.keep_one_main_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    perform from public.photo_folder where id = new.folder_id for no key update;
    update public.photo set is_main = false where folder_id = new.folder_id and is_main and id <> new.id;
    return new;
  end
  $$;
create trigger keep_one_main
before insert or update of is_main, folder_id on photo
for each row
when (new.is_main and new.folder_id is not null)
execute function app_private.keep_one_main_photo();

-- Lists show a product's picture small: their column holds the address of a small one.
create function app_private.show_product_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    update public.product set photo = shown.photo
    from (
      select folder.product_id, (
        select '/cdn/' || photo.key || '?w=400' from public.photo where photo.folder_id = folder.id
        order by photo.is_main desc, photo.sort, photo.created_at, photo.id limit 1
      ) as photo
      from public.photo_folder folder
      where folder.id in (old.folder_id, new.folder_id) and folder.product_id is not null
    ) shown
    where product.id = shown.product_id and product.photo is distinct from shown.photo;
    return null;
  end
  $$;
create trigger show_product_photo
after insert or delete or update of folder_id, sort, is_main on photo
for each row
execute function app_private.show_product_photo();

-- A plant's page also shows the marks of its sizes.
create function get_product_with_photos(p_product_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      product.id,
      'name',
      product.name,
      'name_cs',
      product.name_cs,
      'synonyms',
      product.synonyms,
      'description_cs',
      product.description_cs,
      'description_en',
      product.description_en,
      'category_ids',
      product.category_ids,
      'items',
      coalesce(
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'product_item_id',
                item.id,
                'size',
                size.name,
                'size_position',
                size.position,
                'spec1',
                item.spec1,
                'spec2',
                item.spec2,
                'spec3',
                item.spec3,
                'flag',
                item.flag
              )
              order by size.position, item.spec1, item.spec2, item.id
            )
          from
            public.product_item as item
            left join public.product_size as size on size.id = item.size_id
          where item.product_id = product.id and item.web_catalogue
        ),
        '[]'
      ),
      'photos',
      coalesce(
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'id',
                photo.id,
                'key',
                photo.key,
                'url',
                '/cdn/' || photo.key,
                'width',
                photo.width,
                'height',
                photo.height,
                'title_cs',
                photo.title_cs,
                'title_en',
                photo.title_en,
                'title_pl',
                photo.title_pl,
                'is_main',
                photo.is_main
              )
              order by photo.is_main desc, photo.sort, photo.created_at, photo.id
            )
          from
            public.photo_folder as folder
            join public.photo on photo.folder_id = folder.id
          where folder.product_id = product.id
        ),
        '[]'
      )
    )
  from public.product
  where
    product.id = p_product_id
    and product.is_public
    and exists (select from public.product_item as item where item.product_id = product.id and item.web_catalogue);
$$;
grant execute on function get_product_with_photos(uuid) to arbora_anon;

-- The same by one of its sizes: what a link may carry instead.
create function get_product_item_with_photos(p_product_item_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.get_product_with_photos(item.product_id)
  from public.product_item as item
  where item.id = p_product_item_id and item.web_catalogue;
$$;
grant execute on function get_product_item_with_photos(uuid) to arbora_anon;
