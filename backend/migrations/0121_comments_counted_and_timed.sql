-- Who comments too fast is told when to go on, and comments that are sent at once are counted one after another.

-- Markup is taken out and edits are marked whoever writes. Raises content.comment_empty when nothing is left,
-- content.nickname_missing for an author without one, content.too_many_comments above ten in five minutes
-- (detail {retry_after}, in seconds).
create or replace function app_private.guard_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- When the tenth comment before this one was written; null without so many.
  v_tenth timestamptz;
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
    perform pg_advisory_xact_lock(hashtextextended('comments ' || new.profile_id, 0));
    select comment.created_at into v_tenth from public.news_comment comment
    where comment.profile_id = new.profile_id and comment.created_at > now() - interval '5 minutes'
    order by comment.created_at desc offset 9 limit 1;
    if found then
      raise exception 'content.too_many_comments' using detail = jsonb_build_object(
        'retry_after', ceil(extract(epoch from v_tenth + interval '5 minutes' - now()))
      )::text;
    end if;
  end if;
  return new;
end
$$;
