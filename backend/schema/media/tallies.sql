-- Counts of photos; see app_private.photo_tally.
select
  app_private.keep_tally('public.photo', 'app_private.photo_tally', 'counted.shows', 'counted.folder_id is not null');
