-- Photo galleries (spec §3). Their photos and folders are tables of their own. The public sees the public ones in the
-- order of `sort`; a gallery without a name in the reader's language shows another one.
create table photogallery (
  id uuid primary key default gen_random_uuid(),
  name_cs text not null check (length(name_cs) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  name_pl text check (length(name_pl) <= 200),
  description_cs text check (length(description_cs) <= 2000),
  description_en text check (length(description_en) <= 2000),
  description_pl text check (length(description_pl) <= 2000),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
alter table photogallery enable row level security;
create index photogallery_list on photogallery (sort, created_at desc);

grant select on photogallery to arbora_anon;
grant insert (
    name_cs, name_en, name_pl, description_cs, description_en, description_pl, sort, is_public, created_at
  ),
  update (name_cs, name_en, name_pl, description_cs, description_en, description_pl, sort, is_public, created_at),
  delete on photogallery to arbora_manager;
grant select, insert, update, delete on photogallery to arbora_service;
create policy select_public on photogallery for select to arbora_anon using (is_public);
create policy all_editor on photogallery to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy all_service on photogallery to arbora_service using (true) with check (true);
