-- News, one row a language. `translation_group` ties the language versions of one article together. The body is
-- sanitized before it is stored.
create table news_item (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  title text not null check (length(title) between 1 and 300),
  hero_image text,
  perex text not null default '' check (length(perex) <= 2000),
  body text not null default '' check (length(body) <= 200000),
  locale text not null check (locale in ('cs', 'en', 'pl')),
  tag text not null default 'news' check (length(tag) <= 40),
  is_published boolean not null default false,
  translation_group uuid,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (locale, slug),
  unique (locale, translation_group)
);
alter table news_item enable row level security;
create index news_item_list on news_item (tag, locale, created_at desc) where is_published;
create index news_item_created_at on news_item (created_at desc);

grant select on news_item to arbora_anon;
grant insert (slug, title, hero_image, perex, body, locale, tag, is_published, translation_group, created_at, completed_at),
  update (slug, title, hero_image, perex, body, locale, tag, is_published, translation_group, created_at, completed_at),
  delete on news_item to arbora_manager;
grant select, insert, update, delete on news_item to arbora_service;
create policy select_published on news_item for select to arbora_anon using (is_published);
create policy all_editor on news_item to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy all_service on news_item to arbora_service using (true) with check (true);
