-- The web server keeps rendered public pages for some seconds. What staff publish shows at once all the same: a
-- transaction that changes what strangers read announces it when it commits, by the name of its subject alone, and every
-- instance forgets the pages about it. Reservations and tickets do not: announcing holds up commits, many come at once,
-- and the places they leave may be told a few seconds late.

create function app_private.announce_pages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('arbora_pages', tg_argv[0]);
  return null;
end
$$;
revoke all on function app_private.announce_pages() from public;

do $$
declare
  v_subject record;
begin
  for v_subject in
    select * from (values
      ('news_item', 'news'), ('news_bulletin', 'news'), ('news_bulletin__news_item', 'news'),
      ('booking_event', 'booking'), ('event_slot', 'booking'),
      ('product', 'assortment'), ('product_item', 'assortment'), ('product_category', 'assortment'),
      ('product_size', 'assortment'), ('offer', 'assortment'), ('offer_item', 'assortment'),
      ('photo', 'assortment'), ('photo_folder', 'assortment'),
      ('photogallery', 'galleries'), ('photo', 'galleries'),
      ('job_position', 'careers'), ('person_card', 'people'), ('kejval', 'preferences')
    ) as subjects (table_name, subject)
  loop
    execute format(
      'create trigger announce_pages_of_%s after insert or update or delete or truncate on public.%I
         for each statement execute function app_private.announce_pages(%L)',
      v_subject.subject, v_subject.table_name, v_subject.subject
    );
  end loop;
end
$$;
