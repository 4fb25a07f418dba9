-- Trigger: notifies the instances to invalidate cached public pages about a subject, the trigger's argument, when the
-- transaction commits. Pages are cached for some seconds; with this, changes by staff are visible at once. Not used for
-- reservations and tickets: notifications slow down commits, and free seats may be outdated for a few seconds.
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
