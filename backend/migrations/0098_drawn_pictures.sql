-- A picture may also be kept as the name of a drawing, which is drawn in every width that is asked for.
alter table photo
  drop constraint photo_content_type_check,
  add constraint photo_content_type_check check (content_type in ('image/jpeg', 'image/webp', 'image/svg+xml'));
