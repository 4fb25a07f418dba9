-- Lists show a product's picture small: their column holds the address of a small one.
create or replace function app_private.show_product_photo() returns trigger
  language plpgsql security definer set search_path = ''
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
update photo set sort = sort where folder_id is not null;

-- A plant's page also shows the marks of its sizes.
create or replace function get_product_with_photos(p_product_id uuid) returns jsonb
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
          'spec1', item.spec1, 'spec2', item.spec2, 'spec3', item.spec3, 'flag', item.flag
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
