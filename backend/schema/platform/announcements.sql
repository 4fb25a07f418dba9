-- The web server keeps rendered public pages for some seconds. What staff publish shows at once all the same: a
-- transaction that changes what strangers read announces it when it commits, by the name of its subject alone, and every
-- instance forgets the pages about it. Reservations and tickets do not: announcing holds up commits, many come at once,
-- and the places they leave may be told a few seconds late.
create function app_private.announce_pages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_notify('arbora_pages', tg_argv[0]);
  return null;
end
$$;
