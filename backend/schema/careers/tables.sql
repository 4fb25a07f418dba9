-- Job applications from the site, inserted by the services when somebody applies and deleted after
-- JOB_APPLICATION_DAYS. The applicant needs no account. Without a position it is an open application.
create table job_application (
  id uuid primary key default gen_random_uuid(),
  job_position_id uuid references job_position
    on delete set null,
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  email text not null check (email = lower(btrim(email)) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  message text check (length(message) <= 5000),
  locale text not null check (locale in ('cs', 'en', 'pl')),
  -- The attached file.
  key text not null unique references app_private.media_object,
  file_name text not null check (length(file_name) between 1 and 200),
  content_type text not null check (length(content_type) <= 100),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  -- Name and e-mail, folded by app.searchable.
  search text not null generated always as (app.searchable(name || ' ' || email)) stored
);
create index job_application_created_at on job_application (created_at desc);
create index job_application_email on job_application (email);
create index job_application_position on job_application (job_position_id, created_at desc);
