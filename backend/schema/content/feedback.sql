-- Comments on articles.

-- Trigger: removes markup from a comment, marks edits, and limits authors to ten new comments and ten edits in five
-- minutes, because everyone looking at the article is notified of each. An edit without a change is ignored. Raises
-- content.comment_empty, content.nickname_missing (the author has no nickname), content.too_many_comments (detail
-- {retry_after}, seconds).
create function app_private.guard_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_wait integer := 0;
begin
  new.body := btrim(
    regexp_replace(regexp_replace(new.body, '<!--.*?-->', '', 'g'), '</?[a-zA-Z][^>]*>', '', 'g'), E' \t\r\n'
  );
  if new.body = '' then
    raise exception 'content.comment_empty';
  end if;
  if tg_op = 'UPDATE' then
    if new.body = old.body then
      return new;
    end if;
    new.edited_at := now();
    if new.profile_id = app.person_id() then
      v_wait := app_private.limit_take('content.comment_edit', new.profile_id::text, 10, 300);
    end if;
  elsif new.profile_id = app.person_id() then
    -- Row security refuses comments in another person's name; services write without a person.
    if not exists (
      select from public.user_profile profile where profile.id = new.profile_id and profile.nickname is not null
    ) then
      raise exception 'content.nickname_missing';
    end if;
    v_wait := app_private.limit_take('content.comment', new.profile_id::text, 10, 300);
  end if;
  if v_wait > 0 then
    raise exception 'content.too_many_comments' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  return new;
end
$$;
create trigger guard
before insert or update on news_comment
for each row
execute function app_private.guard_comment();

-- Trigger: notifies everyone looking at the article of a comment that was added, changed or deleted, when the
-- transaction commits. For readers a comment that gets hidden is deleted and a restored one is added; what happens to a
-- hidden one is not announced.
create function app_private.announce_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_comment public.news_comment := coalesce(new, old);
  v_was_visible constant boolean := tg_op <> 'INSERT' and old.hidden_reason is null;
  v_is_visible constant boolean := tg_op <> 'DELETE' and new.hidden_reason is null;
begin
  if not (v_was_visible or v_is_visible) then
    return null;
  end if;
  perform pg_notify('arbora_realtime', json_build_object(
    'service', 'news_comment',
    'action', case when not v_was_visible then 'insert' when not v_is_visible then 'delete' else 'update' end,
    'news_id', v_comment.news_id, 'id', v_comment.id
  )::text);
  return null;
end
$$;
create trigger announce
after insert or delete on news_comment
for each row
execute function app_private.announce_comment();
create trigger announce_edit
after update on news_comment
for each row
when (row(old.body, old.hidden_reason) is distinct from row(new.body, new.hidden_reason))
execute function app_private.announce_comment();
