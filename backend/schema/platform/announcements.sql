-- Trigger: tells the instances to drop rendered public pages about a subject, the trigger's argument, when the
-- transaction commits. Pages are cached for some seconds; with this, what staff publish is shown at once. Not used for
-- reservations and tickets: notifications slow down commits, and free seats may be shown a few seconds late.
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
