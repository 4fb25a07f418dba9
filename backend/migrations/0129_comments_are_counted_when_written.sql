-- Comments count when they are written, also those that their author has taken back: each was announced to everybody who
-- reads the page.

-- Markup is taken out and edits are marked whoever writes. Raises content.comment_empty when nothing is left,
-- content.nickname_missing for an author without one, content.too_many_comments above ten in five minutes
-- (detail {retry_after}, in seconds).
create or replace function app_private.guard_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_wait integer;
begin
  new.body := btrim(
    regexp_replace(regexp_replace(new.body, '<!--.*?-->', '', 'g'), '</?[a-zA-Z][^>]*>', '', 'g'), E' \t\r\n'
  );
  if new.body = '' then
    raise exception 'content.comment_empty';
  end if;
  if tg_op = 'UPDATE' then
    if new.body <> old.body then
      new.edited_at := now();
    end if;
    return new;
  end if;
  -- For another's name row security refuses; only services write without being anyone.
  if new.profile_id = app.person_id() then
    if not exists (
      select from public.user_profile profile where profile.id = new.profile_id and profile.nickname is not null
    ) then
      raise exception 'content.nickname_missing';
    end if;
    v_wait := app_private.limit_take('content.comment', new.profile_id::text, 10, 300);
    if v_wait > 0 then
      raise exception 'content.too_many_comments' using detail = jsonb_build_object('retry_after', v_wait)::text;
    end if;
  end if;
  return new;
end
$$;
