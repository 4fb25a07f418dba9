-- The newsletters on offer in the order of `position`; libs/domain has their ids.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  position integer not null unique,
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  name_pl text not null check (length(name_pl) between 1 and 200),
  perex text not null check (length(perex) <= 500),
  perex_en text not null check (length(perex_en) <= 500),
  perex_pl text not null check (length(perex_pl) <= 500),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into subscription (id, position, name, name_en, name_pl, perex, perex_en, perex_pl)
values
  (
    '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0101',
    1,
    'Novinky a bulletin',
    'News and bulletin',
    'Aktualności i biuletyn',
    'Co je nového ve školce, rady a celá čísla bulletinu.',
    'What is new at the nursery, advice and whole issues of the bulletin.',
    'Nowości ze szkółki, porady i całe numery biuletynu.'
  ),
  (
    '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0102',
    2,
    'Nabídky rostlin',
    'Plant offers',
    'Oferty roślin',
    'Sezonní nabídky a volné položky se skladem a cenou.',
    'Seasonal offers and available lots with stock and price.',
    'Oferty sezonowe i dostępne partie ze stanem i ceną.'
  ),
  (
    '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0103',
    3,
    'Akce a školení',
    'Events and training',
    'Wydarzenia i szkolenia',
    'Dny otevřených dveří, školení a rezervační dny.',
    'Open days, training and booking days.',
    'Dni otwarte, szkolenia i dni rezerwacji.'
  ),
  (
    '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0104',
    4,
    'Volná místa',
    'Job openings',
    'Oferty pracy',
    'Nové pracovní pozice na obou pobočkách.',
    'New positions at both branches.',
    'Nowe stanowiska w obu oddziałach.'
  );

-- Newsletters that were sent, each with its text once; the mails of the outbox refer to it. Written by
-- app.write_newsletter and kept for good; only admins read it.
create table app_private.newsletter (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscription,
  -- The author; null once erased.
  person_id uuid references public.auth_person
    on delete set null,
  -- Idempotency key of the author's request.
  request_key text not null,
  -- Names of the list when it was sent: {name, name_en, name_pl}.
  list jsonb not null,
  -- {subject, headline, align, body_html}
  letter jsonb not null,
  recipients integer not null default 0,
  -- Numbers of mails sent and given up that are no longer in the outbox.
  pruned_sent integer not null default 0,
  pruned_dead integer not null default 0,
  created_at timestamptz not null default now(),
  unique (person_id, request_key)
);
create index newsletter_created_at on app_private.newsletter (created_at desc, id);
create index newsletter_subscription on app_private.newsletter (subscription_id);

-- The outbox. A mail is inserted in the transaction that causes it, so none is lost by a crash and none is sent after a
-- rollback. The sender takes mails from here and records the result.
create table app_private.mail (
  id uuid primary key default gen_random_uuid(),
  -- Name of the template; `payload` are its data.
  kind text not null,
  -- Null = the nursery's own address from the configuration.
  recipient text,
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  payload jsonb not null default '{}',
  -- A second mail with the same key is not inserted.
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  -- Time of the next attempt; while `sending`, expiry of the sender's claim in case it has crashed.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  -- The mail as sent, for the mailbox page.
  delivered_to text,
  subject text,
  html text,
  plain text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Attachments in mail_attachment; several mails may share a batch.
  attachment_batch uuid,
  -- The letter (`booking_letter`) of which it is a copy.
  letter_id uuid,
  newsletter_id uuid references app_private.newsletter,
  -- Time when delivery was given up.
  dead_at timestamptz,
  -- Retention after sending: everything, the row without its content, or nothing. Set by the erasure of a person.
  retention text not null default 'full' check (retention in ('full', 'envelope', 'none'))
);
create index mail_sent on app_private.mail (sent_at desc) where status = 'sent';
create index mail_dead on app_private.mail (dead_at desc) where status = 'dead';
create index mail_created_at on app_private.mail (created_at desc, id);
create index mail_recipient on app_private.mail (recipient);
create index mail_attachment_batch on app_private.mail (attachment_batch) where attachment_batch is not null;
create index mail_letter on app_private.mail (letter_id, status) where letter_id is not null;
create index mail_due on app_private.mail (
  (
    case
      when kind in ('newsletter', 'booking-letter') then 2
      when kind in ('password-reset', 'email-change-old', 'email-change-new', 'security-changed') then 0
      else 1
    end
  ),
  next_attempt_at,
  created_at
)
where status in ('queued', 'sending');
create index mail_newsletter on app_private.mail (newsletter_id, status)
where newsletter_id is not null;

-- Files attached to mails; a batch belongs to all mails that name it, and is deleted after the last of them.
create table app_private.mail_attachment (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null,
  position integer not null,
  filename text not null check (length(filename) between 1 and 100 and filename !~ '[/\\[:cntrl:]]'),
  content_type text not null check (length(content_type) <= 100),
  content bytea not null check (length(content) between 1 and 5242880),
  created_at timestamptz not null default now(),
  unique (batch_id, position)
);
create index mail_attachment_created_at on app_private.mail_attachment (created_at);

-- Addresses for which newsletters were requested. The id is secret, because it gives access to the address's
-- subscriptions: only mails and the confirmed account reveal it.
create table app_private.subscriber (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  account_id uuid references public.auth_person
    on delete cascade,
  -- Time when the address was first confirmed.
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index subscriber_account on app_private.subscriber (account_id);

-- Confirmed newsletters of an address. The id is the token of the unsubscribe link in its mails.
create table app_private.subscriber_subscription (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references app_private.subscriber
    on delete cascade,
  subscription_id uuid not null references public.subscription
    on delete cascade,
  confirmed_at timestamptz not null default now(),
  unique (subscriber_id, subscription_id)
);
create index subscriber_subscription_list on app_private.subscriber_subscription (subscription_id);

-- Requests for newsletters that wait for confirmation. Only the mail holds the token; the row holds its hash.
create table app_private.subscription_request (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  subscriber_id uuid not null references app_private.subscriber
    on delete cascade,
  subscription_ids uuid[] not null check (cardinality(subscription_ids) between 1 and 10),
  -- The requesting account; assigned to the subscriber when confirmed.
  account_id uuid references public.auth_person
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  used_at timestamptz,
  -- Language of the request, for its mail; it becomes the subscriber's only when confirmed, since anyone can request
  -- newsletters for any address.
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl'))
);
create index subscription_request_subscriber on app_private.subscription_request (subscriber_id);
create index subscription_request_account on app_private.subscription_request (account_id);
create index subscription_request_expires_at on app_private.subscription_request (expires_at);
