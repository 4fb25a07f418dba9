-- Photos of plants, as lists and pages show them.

-- Trigger: keeps `product.photo`, the address of a small version of the plant's main photo, else of its first one.
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

-- A plant of the public catalogue with its items and photos: {id, name, name_cs, name_en, name_pl, synonyms,
-- description, description_en, description_pl, category_ids, items: [{product_item_id, size, size_position, spec1, spec2, spec3, flag}], photos:
-- [{id, key, url, width, height, title, title_en, title_pl, is_main}]}, the main photo first; null if it is not in
-- the public catalogue.
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
      'name_en',
      product.name_en,
      'name_pl',
      product.name_pl,
      'synonyms',
      product.synonyms,
      'description',
      product.description,
      'description_en',
      product.description_en,
      'description_pl',
      product.description_pl,
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
                'title',
                photo.title,
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

-- The same by the id of one of its items.
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
