-- Folders of photos.

-- True if a gallery is public.
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

-- True if a plant is public.
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

-- True if the caller may see the photos of a public folder.
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
        select
          (app.is_public_product(f.product_id) and app.sees_assortment()) or app.is_public_gallery(f.photogallery_id)
        from public.photo_folder as f
        where f.id = folder
      ),
      false
    );
$$;
grant execute on function app.is_public_folder(uuid) to arbora_anon;

-- The subject of a folder's photos: `product`, `gallery`, or null.
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

-- The folder for an upload: `p_folder`, or that of the plant or gallery, created if `p_make`, otherwise null if there
-- is none; null for unassigned photos. Raises request.invalid (more than one target), auth.forbidden,
-- media.folder_unknown.
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
      else (select name from public.photogallery where id = p_gallery)
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
