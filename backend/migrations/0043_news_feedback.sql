-- Ratings: that a person likes an item, once. Taken back by deleting the row.
create table news_rating (
  news_id uuid not null references news_item on delete cascade,
  profile_id uuid not null default app.person_id() references user_profile on delete cascade,
  created_at timestamptz not null default now(),
  primary key (news_id, profile_id)
);
alter table news_rating enable row level security;
create index news_rating_profile on news_rating (profile_id);

grant select, insert (news_id, profile_id), delete on news_rating to arbora_customer;
grant select, insert, update, delete on news_rating to arbora_service;
create policy select_own on news_rating for select to arbora_customer
  using (profile_id = (select app.person_id()));
create policy insert_own on news_rating for insert to arbora_customer with check (
  profile_id = (select app.person_id())
  and exists (select from news_item item where item.id = news_id and item.is_published)
);
create policy delete_own on news_rating for delete to arbora_customer
  using (profile_id = (select app.person_id()));
create policy all_service on news_rating to arbora_service using (true) with check (true);

-- How many people like a published item; who they are is nobody's business.
create view news_rating_counts as
  select rating.news_id, count(*)::integer as count
  from news_rating rating
  join news_item item on item.id = rating.news_id and item.is_published
  group by rating.news_id;
grant select on news_rating_counts to arbora_anon;

-- Comments on published news: plain text under the author's nickname.
create table news_comment (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references news_item on delete cascade,
  profile_id uuid not null default app.person_id() references user_profile on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
alter table news_comment enable row level security;
create index news_comment_list on news_comment (news_id, created_at desc);
create index news_comment_profile on news_comment (profile_id, created_at desc);
create index news_comment_created_at on news_comment (created_at desc);

-- Markup is taken out and edits are marked whoever writes. Raises content.comment_empty when nothing is left,
-- content.nickname_missing for an author without one, content.too_many_comments above ten in five minutes.
create function app_private.guard_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    if (
      select count(*) from public.news_comment comment
      where comment.profile_id = new.profile_id and comment.created_at > now() - interval '5 minutes'
    ) >= 10 then
      raise exception 'content.too_many_comments';
    end if;
  end if;
  return new;
end
$$;
revoke all on function app_private.guard_comment() from public;
create trigger guard before insert or update on news_comment
  for each row execute function app_private.guard_comment();

-- Whoever looks at the item hears of the change when it is committed, and of nothing that is rolled back.
create function app_private.announce_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_comment public.news_comment := coalesce(new, old);
begin
  perform pg_notify('arbora_realtime', json_build_object(
    'service', 'news_comment', 'action', lower(tg_op), 'news_id', v_comment.news_id, 'id', v_comment.id
  )::text);
  return null;
end
$$;
revoke all on function app_private.announce_comment() from public;
create trigger announce after insert or update or delete on news_comment
  for each row execute function app_private.announce_comment();

grant select, insert (news_id, profile_id, body), update (body), delete on news_comment to arbora_customer;
grant select, insert, update, delete on news_comment to arbora_service;
create policy select_own on news_comment for select to arbora_customer
  using (profile_id = (select app.person_id()));
create policy insert_own on news_comment for insert to arbora_customer with check (
  profile_id = (select app.person_id())
  and exists (select from news_item item where item.id = news_id and item.is_published)
);
create policy update_own on news_comment for update to arbora_customer
  using (profile_id = (select app.person_id())) with check (profile_id = (select app.person_id()));
create policy delete_own on news_comment for delete to arbora_customer
  using (profile_id = (select app.person_id()));
create policy select_editor on news_comment for select to arbora_manager
  using ((select app.has_acl('editor')));
create policy update_editor on news_comment for update to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy delete_editor on news_comment for delete to arbora_manager
  using ((select app.has_acl('editor')));
create policy all_service on news_comment to arbora_service using (true) with check (true);

-- What everybody reads below an item.
create view news_comments as
  select
    comment.id,
    comment.news_id,
    comment.profile_id,
    profile.nickname,
    comment.body,
    comment.created_at,
    comment.edited_at
  from news_comment comment
  join news_item item on item.id = comment.news_id and item.is_published
  join user_profile profile on profile.id = comment.profile_id;
grant select on news_comments to arbora_anon;

-- What editors read: all of them, with the item and the author's address.
create view news_comments_manager as
  select
    comment.id,
    comment.news_id,
    item.title,
    item.slug,
    item.locale,
    item.is_published,
    comment.profile_id,
    profile.nickname,
    profile.name,
    profile.email,
    comment.body,
    comment.created_at,
    comment.edited_at
  from news_comment comment
  join news_item item on item.id = comment.news_id
  join user_profile profile on profile.id = comment.profile_id
  where (select app.has_acl('editor'));
grant select on news_comments_manager to arbora_manager;
