-- Issues of the bulletin, one row a language like the news they gather; the number ties the languages of an issue
-- together. It opens with a commentary, an item of the tag `commentary`, and shows one item large.
create table news_bulletin (
  id uuid primary key default gen_random_uuid(),
  issue_number integer not null check (issue_number > 0),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  title text not null check (length(title) between 1 and 300),
  perex text not null default '' check (length(perex) <= 2000),
  commentary_item_id uuid references news_item on delete set null,
  hero_item_id uuid references news_item on delete set null,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  unique (locale, issue_number)
);
alter table news_bulletin enable row level security;
create index news_bulletin_list on news_bulletin (created_at desc);
create index news_bulletin_commentary on news_bulletin (commentary_item_id);
create index news_bulletin_hero on news_bulletin (hero_item_id);

grant select on news_bulletin to arbora_anon;
grant insert (
    issue_number, locale, title, perex, commentary_item_id, hero_item_id, is_published, created_at
  ),
  update (issue_number, locale, title, perex, commentary_item_id, hero_item_id, is_published, created_at),
  delete on news_bulletin to arbora_manager;
grant select, insert, update, delete on news_bulletin to arbora_service;
create policy select_published on news_bulletin for select to arbora_anon using (is_published);
create policy all_editor on news_bulletin to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy all_service on news_bulletin to arbora_service using (true) with check (true);

-- What an issue holds, in the order of `position`. The key is bulletin and item, so that writing a pair again moves
-- the item. `news_item_id` is the item under the name that some reads use.
create table news_bulletin__news_item (
  bulletin_id uuid not null references news_bulletin on delete cascade,
  item_id uuid not null references news_item on delete cascade,
  position integer not null,
  news_item_id uuid not null generated always as (item_id) stored,
  primary key (bulletin_id, item_id)
);
alter table news_bulletin__news_item enable row level security;
create index news_bulletin__news_item_item on news_bulletin__news_item (item_id);

-- An item that comes without a position goes to the end.
create function app_private.append_to_bulletin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.position is null then
    select coalesce(max(link.position), 0) + 1 into new.position
    from public.news_bulletin__news_item link
    where link.bulletin_id = new.bulletin_id;
  end if;
  return new;
end
$$;
revoke all on function app_private.append_to_bulletin() from public;
create trigger append before insert on news_bulletin__news_item
  for each row execute function app_private.append_to_bulletin();

grant select on news_bulletin__news_item to arbora_anon;
grant insert (bulletin_id, item_id, position), update (bulletin_id, item_id, position), delete
  on news_bulletin__news_item to arbora_manager;
grant select, insert, update, delete on news_bulletin__news_item to arbora_service;
-- A link is seen by who sees both its ends: row security of these says who that is.
create policy select_with_both_ends on news_bulletin__news_item for select to arbora_anon using (
  exists (select from news_bulletin bulletin where bulletin.id = bulletin_id)
  and exists (select from news_item item where item.id = item_id)
);
create policy all_editor on news_bulletin__news_item to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy all_service on news_bulletin__news_item to arbora_service using (true) with check (true);
