-- Key-value records, set by admins. `arbora-www` holds the site's preferences, which everyone reads; `arbora-set-…`
-- hold overrides of the configuration, by field, for admins and services.
create table kejval (
  item text primary key check (length(item) between 1 and 100),
  value jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint kejval_preferences check (item not like '%-www' or app.is_preferences(value)),
  constraint kejval_settings check (item not like '%-set-%' or app.is_site_settings(value))
);
insert into kejval (item)
values
  ('arbora-www'),
  ('arbora-set-contact'),
  ('arbora-set-seller'),
  ('arbora-set-branches'),
  ('arbora-set-payment'),
  ('arbora-set-notify'),
  ('arbora-set-assortment'),
  ('arbora-set-security'),
  ('arbora-set-invitation'),
  ('arbora-set-consent');

-- Photo galleries, edited by editors. The public sees the public ones in the order of `sort`. Missing names and
-- descriptions fall back to another language.
create table photogallery (
  id uuid primary key default gen_random_uuid(),
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  name_pl text check (length(name_pl) <= 200),
  description text check (length(description) <= 2000),
  description_en text check (length(description_en) <= 2000),
  description_pl text check (length(description_pl) <= 2000),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint photogallery_date_readable check (created_at between '1900-01-01Z' and '2200-12-31Z')
);
create index photogallery_list on photogallery (sort, created_at desc);

-- Staff as introduced on the site's pages, edited by editors; not accounts.
create table person_card (
  id uuid primary key default gen_random_uuid(),
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  position text collate "cs-x-icu" not null check (length(position) between 1 and 200),
  position_en text check (length(position_en) <= 200),
  position_pl text check (length(position_pl) <= 200),
  phone text check (app.is_phone(phone)),
  email text check (app.is_email_address(email)),
  branch text collate "cs-x-icu" check (length(branch) <= 100),
  photo text check (length(photo) <= 500),
  body text not null default '' check (length(body) <= 20000),
  body_en text check (length(body_en) <= 20000),
  body_pl text check (length(body_pl) <= 20000),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  -- Name, position, branch and e-mail, folded by app.searchable.
  search text not null generated always as (
    app.searchable(name || ' ' || position || ' ' || coalesce(branch, '') || ' ' || coalesce(email, ''))
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index person_card_list on person_card (sort, name);

-- Articles, edited by editors: news, commentaries of the bulletin and pages, one row per language.
create table news_item (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 300),
  hero_image text,
  perex text not null default '' check (length(perex) <= 2000),
  -- Sanitized HTML.
  body text not null default '' check (length(body) <= 200000),
  locale text not null check (locale in ('cs', 'en', 'pl')),
  -- `news` is listed as news; `commentary` opens an issue of the bulletin; `page` is the body of the page that the slug
  -- names, in each language.
  tag text not null default 'news' check (length(tag) <= 40),
  is_published boolean not null default false,
  -- Time when a published article appears; null = immediately.
  publish_at timestamptz,
  -- Shared by the language versions of one article.
  translation_group uuid,
  created_at timestamptz not null default now(),
  -- Time when the editor finished it; null = new.
  completed_at timestamptz,
  -- Author as text; the name on the card of `author_id`, if set, takes precedence.
  author text check (length(author) <= 200),
  author_id uuid references person_card
    on delete set null,
  -- Null = none of these topics.
  topic text check (topic in ('planting', 'care', 'plants', 'nursery')),
  -- Derived: reading time of `body`.
  reading_minutes integer not null generated always as (app.reading_minutes(body)) stored,
  -- Alternative text of the picture.
  hero_alt text check (length(hero_alt) <= 300),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (locale, slug),
  unique (locale, translation_group),
  constraint news_item_slug_reserved
    check (
      (tag = 'page') = (
        slug in (
          'o-nas',
          'reference',
          'student',
          'oznameni',
          'gdpr',
          'podminky',
          'trendy2024',
          'kontakt',
          'services',
          'services-photo',
          'tour'
        )
      )
    ),
  constraint news_item_hero_image_check check (length(hero_image) <= 500),
  constraint news_item_dates_readable
    check (
      created_at between '1900-01-01Z' and '2200-12-31Z'
      and completed_at between '1900-01-01Z' and '2200-12-31Z'
      and publish_at between '1900-01-01Z' and '2200-12-31Z'
    )
);
create index news_item_list on news_item (tag, locale, created_at desc);
create index news_item_topic on news_item (tag, locale, topic, created_at desc);
create index news_item_author on news_item (author_id);
create index news_item_managed on news_item (tag, created_at desc);
create index news_item_created_at on news_item (created_at desc);

-- For the managers' search over all languages.
create index news_item_title_trigrams on news_item using gin (title extensions.gin_trgm_ops) with (fastupdate = off);
create index news_item_folded_trigrams on news_item using gin (app.searchable(title) extensions.gin_trgm_ops)
with (fastupdate = off);
create index news_item_new on news_item (created_at desc) where completed_at is null;
create index news_item_scheduled on news_item (publish_at) where is_published;

-- Issues of the bulletin, one row per language, edited by editors. `issue_number` is the same in all languages. An
-- issue opens with a commentary and shows one item large.
create table news_bulletin (
  id uuid primary key default gen_random_uuid(),
  issue_number integer not null check (issue_number > 0),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 300),
  perex text not null default '' check (length(perex) <= 2000),
  commentary_item_id uuid references news_item
    on delete set null,
  hero_item_id uuid references news_item
    on delete set null,
  is_published boolean not null default false,
  -- Like that of an article.
  publish_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (locale, issue_number),
  constraint news_bulletin_date_readable
    check (created_at between '1900-01-01Z' and '2200-12-31Z' and publish_at between '1900-01-01Z' and '2200-12-31Z')
);
create index news_bulletin_scheduled on news_bulletin (publish_at) where is_published;
create index news_bulletin_list on news_bulletin (created_at desc);
create index news_bulletin_commentary on news_bulletin (commentary_item_id);
create index news_bulletin_hero on news_bulletin (hero_item_id);

-- The articles of an issue in the order of `position`.
create table news_bulletin__news_item (
  bulletin_id uuid not null references news_bulletin
    on delete cascade,
  item_id uuid not null references news_item
    on delete cascade,
  position integer not null,
  -- The same as `item_id`; some clients use this name.
  news_item_id uuid not null generated always as (item_id) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (bulletin_id, item_id)
);
create index news_bulletin__news_item_item on news_bulletin__news_item (item_id);

-- A like: one row per person and article, deleted to take it back.
create table news_rating (
  news_id uuid not null references news_item
    on delete cascade,
  profile_id uuid not null references user_profile
    on delete cascade,
  created_at timestamptz not null default now(),
  primary key (news_id, profile_id)
);
create index news_rating_profile on news_rating (profile_id);

-- Number of ratings of each article, kept by triggers. One row per article, also without ratings, so that a change of
-- `is_published` or `publish_at` always finds it.
create table app_private.news_rating_tally (
  news_id uuid primary key references news_item
    on delete cascade,
  count integer not null default 0 check (count >= 0),
  is_published boolean not null,
  publish_at timestamptz
);
create index news_rating_tally_list on app_private.news_rating_tally (count desc, news_id)
where is_published and count > 0;

-- Counts of articles, kept by triggers (platform/tallies.sql). `publish_at` is compared with the time of reading.
create table app_private.news_tally (
  tag text not null,
  locale text not null,
  topic text,
  is_published boolean not null,
  publish_at timestamptz,
  is_completed boolean not null,
  rows integer not null
);

-- Comments on published articles: plain text, shown with the author's nickname. Editors hide a comment by giving a
-- reason: it is then visible to editors and to its author, who sees the reason and may delete the comment.
create table news_comment (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references news_item
    on delete cascade,
  profile_id uuid not null references user_profile
    on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_reason text check (hidden_reason in ('insult', 'advertising', 'personal_data', 'off_topic', 'other')),
  -- The text, folded by app.searchable.
  search text not null generated always as (app.searchable(body)) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index news_comment_list on news_comment (news_id, created_at desc);
create index news_comment_profile on news_comment (profile_id, created_at desc);
create index news_comment_created_at on news_comment (created_at desc);
create index news_comment_hidden on news_comment (created_at desc) where hidden_reason is not null;

-- Number of comments, kept by triggers (platform/tallies.sql).
create table app_private.news_comment_tally (
  rows integer not null
);

-- Job positions, edited by recruiters and sales staff. One row in all languages, since applications refer to
-- the position; English and Polish texts may be missing.
create table job_position (
  id uuid primary key default gen_random_uuid(),
  is_public boolean not null default false,
  title text collate "cs-x-icu" not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  perex text not null default '' check (length(perex) <= 2000),
  perex_en text check (length(perex_en) <= 2000),
  perex_pl text check (length(perex_pl) <= 2000),
  body text not null default '' check (length(body) <= 50000),
  body_en text check (length(body_en) <= 50000),
  body_pl text check (length(body_pl) <= 50000),
  branch text collate "cs-x-icu" check (length(branch) <= 100),
  employment text not null default 'full_time' check (
    employment in ('full_time', 'part_time', 'seasonal', 'student', 'contract')
  ),
  -- In CZK per `pay_period`.
  pay_from numeric(10, 2) check (pay_from >= 0),
  pay_to numeric(10, 2) check (pay_to >= pay_from),
  pay_period text not null default 'month' check (pay_period in ('month', 'hour')),
  benefits text[] not null default '{leave,pension,meals,gifts,bonus_salaries,training}' check (
    benefits <@ '{leave,pension,meals,gifts,bonus_salaries,training}'
  ),
  contact_email text check (app.is_email_address(contact_email)),
  starts_on date,
  -- Last day for applications.
  closes_on date,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint job_position_dates_readable
    check (
      created_at between '1900-01-01Z' and '2200-12-31Z'
      and starts_on between '1900-01-01' and '2200-12-31'
      and closes_on between '1900-01-01' and '2200-12-31'
    )
);
create index job_position_list on job_position (is_public desc, created_at desc);

-- Virtual tours of the nursery, edited by editors. A tour is a walk through its `scenes` (see `app.is_tour_scenes`);
-- without any, `link` opens it at its provider.
create table virtual_tour (
  id uuid primary key default gen_random_uuid(),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  description text check (length(description) <= 2000),
  description_en text check (length(description_en) <= 2000),
  description_pl text check (length(description_pl) <= 2000),
  link text not null check (app.is_web_address(link)),
  image text not null check (app.is_image_url(image)),
  scenes jsonb not null default '[]' check (app.is_tour_scenes(scenes)),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index virtual_tour_list on virtual_tour (sort, created_at);

-- Plantings that the nursery shows as its references, edited by editors. `planted` names the plants and their number.
-- A place without `latitude` and `longitude` (in degrees) is listed but not on the map.
create table planted_place (
  id uuid primary key default gen_random_uuid(),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  description text check (length(description) <= 2000),
  description_en text check (length(description_en) <= 2000),
  description_pl text check (length(description_pl) <= 2000),
  planted text check (length(planted) <= 300),
  planted_en text check (length(planted_en) <= 300),
  planted_pl text check (length(planted_pl) <= 300),
  planted_year integer check (planted_year between 1900 and 2200),
  town text not null check (length(town) between 1 and 100),
  country text not null check (country in ('CZ', 'SK', 'PL')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  image text check (app.is_image_url(image)),
  sort integer not null default 0,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint planted_place_location check ((latitude is null) = (longitude is null))
);
create index planted_place_list on planted_place (sort, created_at);
