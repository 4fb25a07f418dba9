-- Row security, grants and policies. Tables without a grant are read and written by definer functions only.

-- Records of the storage: services only.
alter table app_private.media_object enable row level security;
grant select, insert, update, delete on app_private.media_object to arbora_service;
create policy all_service on app_private.media_object to arbora_service using (true) with check (true);

-- The cache of pictures: services only.
alter table app_private.media_variant enable row level security;
grant select, insert, update, delete on app_private.media_variant to arbora_service;
create policy all_service on app_private.media_variant to arbora_service using (true) with check (true);

-- Everyone reads the folders of public galleries, and those of public plants while the assortment is open. Sales staff
-- edit those of plants, editors those of galleries, both edit unassigned ones.
alter table photo_folder enable row level security;
grant select on photo_folder to arbora_anon;
grant insert (name, product_id, photogallery_id, sort), update (name, sort), delete on photo_folder to arbora_manager;
create policy select_public on photo_folder
for select
to arbora_anon
using (
  ((select app.sees_assortment()) and app.is_public_product(product_id))
  or app.is_public_gallery(photogallery_id)
);
create policy all_sales on photo_folder
to arbora_manager
using (photogallery_id is null and (select app.has_acl('sales')))
with check (photogallery_id is null and (select app.has_acl('sales')));
create policy all_editor on photo_folder
to arbora_manager
using (product_id is null and (select app.has_acl('editor')))
with check (product_id is null and (select app.has_acl('editor')));
grant select on photo_folder to arbora_sales_lists;
create policy select_sales on photo_folder
for select
to arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Everyone reads the photos of the folders open to them; sales staff and editors edit them like their folders. Rows
-- are made by app.add_photo.
alter table photo enable row level security;
grant select on photo to arbora_anon;
grant update (folder_id, title, title_en, title_pl, sort, is_main), delete on photo to arbora_manager;
create policy select_public on photo for select to arbora_anon using (app.is_public_folder(folder_id));
create policy all_sales on photo
to arbora_manager
using ((select app.has_acl('sales')) and app.photo_folder_kind(folder_id) is distinct from 'gallery')
with check ((select app.has_acl('sales')) and app.photo_folder_kind(folder_id) is distinct from 'gallery');
create policy all_editor on photo
to arbora_manager
using ((select app.has_acl('editor')) and app.photo_folder_kind(folder_id) is distinct from 'product')
with check ((select app.has_acl('editor')) and app.photo_folder_kind(folder_id) is distinct from 'product');
grant select on photo to arbora_sales_lists;
create policy select_sales on photo for select to arbora_sales_lists using ((select app.has_acl('sales')) is true);

-- Photos of the caller's sections, for the views photos_recent and photos_unassigned. By a column of the photo itself, so
-- that a page ends before the table does.
grant select on photo, photo_folder, photogallery, product to arbora_staff_lists;
create policy select_section on photo
for select
to arbora_staff_lists
using (
  (shows is distinct from 'gallery' and (select app.has_acl('sales')))
  or (shows is distinct from 'product' and (select app.has_acl('editor')))
);
-- The folders, galleries and plants of these photos, and their uploaders.
create policy select_section on photo_folder
for select
to arbora_staff_lists
using (
  (photogallery_id is null and (select app.has_acl('sales')))
  or (product_id is null and (select app.has_acl('editor')))
);
create policy select_pictured on photogallery
for select
to arbora_staff_lists
using ((select app.has_acl('editor')) is true);
create policy select_pictured on product
for select
to arbora_staff_lists
using ((select app.has_acl('sales')) is true);
grant select on user_profile to arbora_staff_lists;
create policy select_uploaders on user_profile
for select
to arbora_staff_lists
using (
  ((select app.has_acl('sales')) or (select app.has_acl('editor')))
  and exists (select from app_private.photo_upload where person_id = user_profile.id offset 0)
);

-- Written by app.add_photo, read by the view photos_recent.
alter table app_private.photo_upload enable row level security;
grant select on app_private.photo_upload to arbora_staff_lists;
create policy select_staff on app_private.photo_upload
for select
to arbora_staff_lists
using ((select app.has_acl('sales')) or (select app.has_acl('editor')));
-- Written by triggers, read by the views of totals.
alter table app_private.photo_tally enable row level security;
grant select on app.photos_recent_totals, app.photos_unassigned_totals to arbora_manager;

-- Files: everyone reads public ones, customers and sales staff also those of baskets. Rows are inserted by
-- app.add_static_file. Owners delete their own file unless it is part of an order; staff delete those of their section.
alter table static_file enable row level security;
grant select on static_file to arbora_anon;
grant delete on static_file to arbora_customer;
create policy select_public on static_file for select to arbora_anon using (bucket = 'public');
create policy select_own on static_file for select to arbora_customer using (owner_id = (select app.person_id()));
create policy select_sales on static_file
for select
to arbora_manager
using (bucket = 'basket' and (select app.has_acl('sales')));
create policy delete_own on static_file
for delete
to arbora_customer
using (owner_id = (select app.person_id()) and (select app.is_admitted()) and not app.is_ordered_file(id));
create policy delete_section on static_file
for delete
to arbora_customer
using (
  bucket = 'public'
  and (
    (select app.has_acl('admin'))
    or ('sales' = any (sections) and (select app.has_acl('sales')))
    or ('editor' = any (sections) and (select app.has_acl('editor')))
    or ('jobs' = any (sections) and (select app.has_acl('jobs')))
  )
);

-- Views: each shows the rows that its caller may see, as defined there.
grant select on photos_recent, photos_unassigned, photos_assortment to arbora_manager;
