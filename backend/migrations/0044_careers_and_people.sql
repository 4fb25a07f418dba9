-- Positions that are offered (spec §3). Texts in Czech and English; the English ones may be missing. Pay is monthly,
-- or hourly where `pay_period` says so, in CZK.
create table job_position (
  id uuid primary key default gen_random_uuid(),
  is_public boolean not null default false,
  title_cs text not null check (length(title_cs) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  perex_cs text not null default '' check (length(perex_cs) <= 2000),
  perex_en text check (length(perex_en) <= 2000),
  body_cs text not null default '' check (length(body_cs) <= 50000),
  body_en text check (length(body_en) <= 50000),
  branch text check (length(branch) <= 100),
  employment text not null default 'full_time'
    check (employment in ('full_time', 'part_time', 'seasonal', 'student', 'contract')),
  pay_from numeric(10, 2) check (pay_from >= 0),
  pay_to numeric(10, 2) check (pay_to >= pay_from),
  pay_period text not null default 'month' check (pay_period in ('month', 'hour')),
  benefits text[] not null default '{leave,pension,meals,gifts,bonus_salaries,training}'
    check (benefits <@ '{leave,pension,meals,gifts,bonus_salaries,training}'),
  contact_email text check (contact_email like '%_@_%' and length(contact_email) <= 254),
  starts_on date,
  closes_on date,
  created_at timestamptz not null default now(),
  constraint job_position_body_html check (app.is_article_html(body_cs) and app.is_article_html(coalesce(body_en, '')))
);
alter table job_position enable row level security;
create index job_position_list on job_position (is_public desc, created_at desc);

grant select on job_position to arbora_anon;
grant insert (
    is_public, title_cs, title_en, perex_cs, perex_en, body_cs, body_en, branch, employment, pay_from, pay_to,
    pay_period, benefits, contact_email, starts_on, closes_on, created_at
  ),
  update (
    is_public, title_cs, title_en, perex_cs, perex_en, body_cs, body_en, branch, employment, pay_from, pay_to,
    pay_period, benefits, contact_email, starts_on, closes_on, created_at
  ),
  delete on job_position to arbora_manager;
grant select, insert, update, delete on job_position to arbora_service;
create policy select_public on job_position for select to arbora_anon using (is_public);
-- The section is open to recruiters and to sales.
create policy all_jobs_or_sales on job_position to arbora_manager
  using ((select app.has_acl('jobs')) or (select app.has_acl('sales')))
  with check ((select app.has_acl('jobs')) or (select app.has_acl('sales')));
create policy all_service on job_position to arbora_service using (true) with check (true);

-- People of the nursery as its pages introduce them; no accounts.
create table person_card (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  position_cs text not null check (length(position_cs) between 1 and 200),
  position_en text check (length(position_en) <= 200),
  position_pl text check (length(position_pl) <= 200),
  phone text check (length(phone) <= 40),
  email text check (email like '%_@_%' and length(email) <= 254),
  branch text check (length(branch) <= 100),
  photo text check (length(photo) <= 500),
  body_cs text not null default '' check (length(body_cs) <= 20000),
  body_en text check (length(body_en) <= 20000),
  body_pl text check (length(body_pl) <= 20000),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  constraint person_card_body_html check (
    app.is_article_html(body_cs) and app.is_article_html(coalesce(body_en, ''))
    and app.is_article_html(coalesce(body_pl, ''))
  )
);
alter table person_card enable row level security;
create index person_card_list on person_card (sort, name);

grant select on person_card to arbora_anon;
grant insert (
    name, position_cs, position_en, position_pl, phone, email, branch, photo, body_cs, body_en, body_pl, sort, is_public
  ),
  update (
    name, position_cs, position_en, position_pl, phone, email, branch, photo, body_cs, body_en, body_pl, sort, is_public
  ),
  delete on person_card to arbora_manager;
grant select, insert, update, delete on person_card to arbora_service;
create policy select_public on person_card for select to arbora_anon using (is_public);
create policy all_editor on person_card to arbora_manager
  using ((select app.has_acl('editor'))) with check ((select app.has_acl('editor')));
create policy all_service on person_card to arbora_service using (true) with check (true);
