-- One row per file in the storage, inserted before the file is written, so that files of interrupted uploads are found.
-- Files that nothing refers to are removed by a job; a file without a row is never touched.
create table app_private.media_object (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('image', 'file')),
  byte_size integer not null check (byte_size > 0),
  -- Of pictures, in pixels.
  width integer check (width between 1 and 2500),
  created_at timestamptz not null default now(),
  -- Time when the last reference to it was deleted: it is no longer delivered, and the original is kept for an undo.
  released_at timestamptz
);
create index media_object_created_at on app_private.media_object (created_at);
create index media_object_released_at on app_private.media_object (released_at) where released_at is not null;

-- Pictures in other widths and formats, cached beside the original; the oldest are removed when the cache is full.
create table app_private.media_variant (
  object_key text not null references app_private.media_object
    on delete cascade,
  name text not null check (length(name) <= 40),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  primary key (object_key, name)
);
create index media_variant_created_at on app_private.media_variant (created_at);

-- The photos of a plant, of a gallery, or of neither.
create table photo_folder (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  product_id uuid unique references product
    on delete cascade,
  photogallery_id uuid unique references photogallery
    on delete cascade,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(product_id, photogallery_id) <= 1)
);

-- A photo. Browsers load it without a token from an address with its random key, so only callers who may read the row
-- get the key. `sha256` is that of the upload, so that the same picture is not added twice to a folder.
create table photo (
  id uuid primary key default gen_random_uuid(),
  -- Null = not assigned.
  folder_id uuid references photo_folder
    on delete cascade,
  -- Derived: the subject of its folder, which decides which staff see it; null = unassigned.
  shows text check (shows in ('product', 'gallery')),
  key text not null unique references app_private.media_object,
  content_type text not null check (content_type in ('image/jpeg', 'image/webp', 'image/svg+xml')),
  width integer not null check (width between 1 and 2500),
  height integer not null check (height between 1 and 2500),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  title text collate "cs-x-icu" check (length(title) <= 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  sort integer not null default 0,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create unique index photo_folder_id_sha256_key on photo (folder_id, sha256) nulls not distinct;
create unique index photo_main on photo (folder_id) where is_main;
create index photo_created_at on photo (created_at desc);

-- Counts of photos, kept by triggers (platform/tallies.sql).
create table app_private.photo_tally (
  shows text,
  is_assigned boolean not null,
  rows integer not null
);

-- Uploader of a photo. A separate table, because readers of a photo may read all of its columns.
create table app_private.photo_upload (
  photo_id uuid primary key references public.photo
    on delete cascade,
  person_id uuid not null references public.user_profile
    on delete cascade
);
create index photo_upload_person_id on app_private.photo_upload (person_id);

-- Files stored unchanged: customers' attachments to a basket (`basket`), and public downloads (`public`).
create table static_file (
  id uuid primary key default gen_random_uuid(),
  bucket text not null check (bucket in ('basket', 'public')),
  -- The customer; null for public files.
  owner_id uuid references user_profile
    on delete cascade,
  key text not null unique references app_private.media_object,
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  content_type text not null check (length(content_type) <= 100),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  -- Staff rights of those who uploaded a public file; only staff with one of them, and admins, delete it.
  sections text[] not null default '{}' check (sections <@ '{admin,sales,editor,jobs}'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((bucket = 'basket') = (owner_id is not null))
);
create unique index static_file_owner_id_bucket_sha256_key on static_file (owner_id, bucket, sha256) nulls not distinct;
create index static_file_created_at on static_file (bucket, created_at desc);
