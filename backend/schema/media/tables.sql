-- Pictures of plants and galleries. The files lie in the media storage, the database says which exist and whose they
-- are.

-- Everything that was put into the storage, noted before it is put there: what nobody refers to any more, or never did
-- because its maker was interrupted, is found here and removed. Nothing in the storage is removed that is not listed.
create table app_private.media_object (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('image', 'file')),
  byte_size integer not null check (byte_size > 0),
  -- Of a picture, in px.
  width integer check (width between 1 and 2500),
  created_at timestamptz not null default now(),
  -- When the last reference to it went away.
  released_at timestamptz
);
create index media_object_created_at on app_private.media_object (created_at);
create index media_object_released_at on app_private.media_object (released_at) where released_at is not null;

-- Pictures in other widths and formats, kept beside the original for as long as there is room.
create table app_private.media_variant (
  object_key text not null references app_private.media_object
    on delete cascade,
  name text not null check (length(name) <= 40),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  primary key (object_key, name)
);
create index media_variant_created_at on app_private.media_variant (created_at);

-- The pictures of a product, of a gallery, or of neither.
create table photo_folder (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  product_id uuid unique references product
    on delete cascade,
  photogallery_id uuid unique references photogallery
    on delete cascade,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  check (num_nonnulls(product_id, photogallery_id) <= 1)
);

-- A picture. Its key is drawn by lot and stands in the address that browsers load it from, which asks nobody for
-- rights: whoever may not read the row does not learn the key. The check sum is that of what was sent, so that sending
-- it into the same folder again makes no second one.
create table photo (
  id uuid primary key default gen_random_uuid(),
  -- Null: not assigned to anything yet.
  folder_id uuid references photo_folder
    on delete cascade,
  key text not null unique references app_private.media_object,
  content_type text not null check (content_type in ('image/jpeg', 'image/webp', 'image/svg+xml')),
  width integer not null check (width between 1 and 2500),
  height integer not null check (height between 1 and 2500),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  title_cs text check (length(title_cs) <= 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  sort integer not null default 0,
  is_main boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index photo_folder_id_sha256_key on photo (folder_id, sha256) nulls not distinct;
create unique index photo_main on photo (folder_id) where is_main;
create index photo_created_at on photo (created_at desc);

-- Who of the staff put a picture up is told by the managers' lists alone: whoever may read a picture may ask for all of its
-- columns.
create table app_private.photo_upload (
  photo_id uuid primary key references public.photo
    on delete cascade,
  person_id uuid not null references public.user_profile
    on delete cascade
);
create index photo_upload_person_id on app_private.photo_upload (person_id);

-- Files that are kept as they came: those that customers send with a basket, and what staff puts up for everyone to
-- download (spec §3 File, §7 static services).
create table static_file (
  id uuid primary key default gen_random_uuid(),
  bucket text not null check (bucket in ('basket', 'public')),
  -- Whose basket; of public files nobody's.
  owner_id uuid references user_profile
    on delete cascade,
  key text not null unique references app_private.media_object,
  name text not null check (length(name) between 1 and 200),
  content_type text not null check (length(content_type) <= 100),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  -- What staff and customers see and may remove of one another.
  -- Files that are up for everyone belong to the sections whose people put them up: only these, and admins, take them away.
  -- Those from before belong to all three.
  sections text[] not null default '{}' check (sections <@ '{admin,sales,editor,jobs}'),
  check ((bucket = 'basket') = (owner_id is not null))
);
create unique index static_file_owner_id_bucket_sha256_key on static_file (owner_id, bucket, sha256) nulls not distinct;
create index static_file_created_at on static_file (bucket, created_at desc);
