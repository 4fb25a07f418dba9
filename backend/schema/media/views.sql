-- Photos with their subject and uploader: those of plants for sales staff, of galleries for editors, unassigned ones
-- for both.
create view photos_recent as
  select
    photo.id,
    photo.folder_id,
    photo.key,
    photo.content_type,
    photo.width,
    photo.height,
    photo.byte_size,
    photo.title,
    photo.title_en,
    photo.title_pl,
    photo.sort,
    photo.is_main,
    photo.created_at,
    folder.name as folder_name,
    folder.product_id,
    product.name as product_name,
    folder.photogallery_id,
    gallery.name as photogallery_name,
    coalesce(profile.name, profile.nickname) as created_by_name,
    account.state as person_state,
    photo.version,
    photo.updated_at
  from
    photo
    left join photo_folder as folder on folder.id = photo.folder_id
    left join product on product.id = folder.product_id
    left join photogallery as gallery on gallery.id = folder.photogallery_id
    left join app_private.photo_upload as upload on upload.photo_id = photo.id
    left join user_profile as profile on profile.id = upload.person_id
    left join auth_person as account on account.id = upload.person_id;
alter view photos_recent
owner to arbora_staff_lists;

-- Totals of photos_recent.
create view app.photos_recent_totals
with (security_barrier = true)
as
  select is_assigned, rows
  from app_private.photo_tally
  where
    (shows is distinct from 'gallery' and (select app.has_acl('sales')))
    or (shows is distinct from 'product' and (select app.has_acl('editor')));

-- The photos of photos_recent without a folder.
create view photos_unassigned as
  select * from photos_recent where folder_id is null;
alter view photos_unassigned
owner to arbora_staff_lists;

-- Totals of photos_unassigned.
create view app.photos_unassigned_totals
with (security_barrier = true)
as
  select rows from app.photos_recent_totals where not is_assigned;

-- All plants with the number of their photos and the key of the main one, for sales staff.
create view photos_assortment as
  select
    product.id as product_id,
    product.name,
    product.name_cs,
    product.name_en,
    product.name_pl,
    folder.id as folder_id,
    coalesce(pictures.photo_count, 0) as photo_count,
    pictures.key,
    pictures.last_photo_at,
    product.search
  from
    product
    left join photo_folder as folder on folder.product_id = product.id
    left join lateral (
      select
        count(*)::int as photo_count,
        max(photo.created_at) as last_photo_at,
        (array_agg(photo.key order by photo.is_main desc, photo.sort, photo.created_at, photo.id))[1] as key
      from photo
      where photo.folder_id = folder.id
    ) as pictures
      on true;
alter view photos_assortment
owner to arbora_sales_lists;
