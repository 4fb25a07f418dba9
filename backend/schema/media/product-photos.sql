-- Photos of plants for lists and pages.

-- Sets `product.photo` of the plants of these folders: the address of a small variant of the main photo, otherwise of
-- the first one. Locks the plants in the order of ids.
create function app_private.show_photos_of(p_folders uuid[])
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform from public.product
  where id in (select product_id from public.photo_folder where id = any (p_folders))
  order by id
  for no key update;
  update public.product set photo = shown.photo
  from (
    select folder.product_id, (
      select '/cdn/' || photo.key || '?w=400' from public.photo where photo.folder_id = folder.id
      order by photo.is_main desc, photo.sort, photo.created_at, photo.id limit 1
    ) as photo
    from public.photo_folder folder
    where folder.id = any (p_folders) and folder.product_id is not null
  ) shown
  where product.id = shown.product_id and product.photo is distinct from shown.photo;
end
$$;

-- Trigger: updates the photos of plants whose pictures a statement inserted or deleted.
create function app_private.show_product_photos()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.show_photos_of(array(select distinct folder_id from changed where folder_id is not null));
  return null;
end
$$;
create trigger show_product_photo_of_new
after insert on photo
referencing new table as changed
for each statement
execute function app_private.show_product_photos();
create trigger show_product_photo_of_deleted
after delete on photo
referencing old table as changed
for each statement
execute function app_private.show_product_photos();

-- Trigger: updates the photo of plants after a picture was moved, sorted or made the main one.
create function app_private.show_moved_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.show_photos_of(array[old.folder_id, new.folder_id]);
  return null;
end
$$;
create trigger show_product_photo_of_moved
after update of folder_id, sort, is_main on photo
for each row
when ((old.folder_id, old.sort, old.is_main) is distinct from (new.folder_id, new.sort, new.is_main))
execute function app_private.show_moved_photo();

-- A plant of the public catalogue with its items and photos: {id, name, name_cs, name_en, name_pl, synonyms,
-- description, description_en, description_pl, category_ids, facts: {height_cm, width_cm, habit, growth, hardiness_zone,
-- light, soil, uses, in_leaf, flowering, flower_colors, fruiting, autumn_colors, winter, planting, pruning}, items: [{product_item_id, size, size_position, spec1, spec2, spec3, flag}], photos:
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
      'facts',
      jsonb_build_object(
        'height_cm',
        product.height_cm,
        'width_cm',
        product.width_cm,
        'habit',
        product.habit,
        'growth',
        product.growth,
        'hardiness_zone',
        product.hardiness_zone,
        'light',
        product.light,
        'soil',
        product.soil,
        'uses',
        product.uses,
        'in_leaf',
        product.in_leaf,
        'flowering',
        product.flowering,
        'flower_colors',
        product.flower_colors,
        'fruiting',
        product.fruiting,
        'autumn_colors',
        product.autumn_colors,
        'winter',
        product.winter,
        'planting',
        product.planting,
        'pruning',
        product.pruning
      ),
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
    and app.sees_assortment()
    and product.is_public
    and exists (select from public.product_item as item where item.product_id = product.id and item.web_catalogue);
$$;
grant execute on function get_product_with_photos(uuid) to arbora_anon;

-- Like get_product_with_photos, by the id of an item.
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
