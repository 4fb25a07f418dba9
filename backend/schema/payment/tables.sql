-- Imported bank statements, one row per file. All of its movements are recorded in one transaction, and then applied to
-- reservations one by one in transactions of their own, so that the seats of a slot are locked for one payment at a
-- time. An interrupted import is continued by importing the file again.
create table bank_statement (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the file.
  checksum text not null unique check (checksum ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('camt053', 'gpc', 'mt940', 'fio', 'csv')),
  file_name text check (length(file_name) <= 200),
  -- Account, number and period of the first statement in the file, as far as given.
  account text check (length(account) <= 40),
  number text check (length(number) <= 40),
  date_from date,
  date_to date,
  lines integer not null check (lines >= 0),
  -- {lines, repeated, skipped, outcomes, ignored}, the latter three with numbers of lines by reason or outcome, once all
  -- lines are booked; repeated imports return it.
  result jsonb,
  -- Null if the services fetched it from the bank, or the account of the person was erased.
  imported_by uuid references public.user_profile
    on delete set null,
  created_at timestamptz not null default now()
);
create index bank_statement_created_at on bank_statement (created_at desc);
create index bank_statement_imported_by on bank_statement (imported_by);

-- Movements of statements, each once, with their effect on a reservation.
create table bank_transaction (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references public.bank_statement,
  -- Position in the file.
  line integer not null check (line > 0),
  account text not null check (length(account) between 1 and 40),
  -- The bank's number of the movement, or a hash of its fields. Banks use a number again, so movements with the same one
  -- differ by their contents.
  transaction_id text not null check (length(transaction_id) between 1 and 100),
  amount numeric(14, 2) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  counter_account text check (length(counter_account) <= 50),
  counter_name text collate "cs-x-icu" check (length(counter_name) <= 140),
  -- Variable symbol without leading zeros.
  vs text check (vs ~ '^[1-9][0-9]{0,9}$'),
  message text check (length(message) <= 500),
  -- Symbol of a reservation that a text of the movement contains as a bare number: a suggestion for staff.
  suggested_vs text check (suggested_vs ~ '^[1-9][0-9]{0,9}$'),
  -- Symbols, payer and message, folded by app.searchable.
  search text not null generated always as (
    app.searchable(
      coalesce(vs, '') || ' ' || coalesce(suggested_vs, '') || ' ' || coalesce(counter_name, '') || ' ' || coalesce(
        message,
        ''
      )
    )
  ) stored,
  -- paid: the reservation is paid, by this payment or together with earlier ones. amount_differs: the sum received is
  -- not what is due (`difference`, below zero if too little). already_paid: the reservation was paid before. revived:
  -- came late and restored the cancelled reservation. places_gone: came late and the reservation cannot be restored
  -- (`reason` of app_private.put_back). cancelled: the reservation was cancelled by someone (`reason`). unknown_symbol:
  -- no reservation has this symbol (`reason` no_symbol if there is none). doubtful: not applied, because it may be known
  -- already (`reason` same_id: another movement has its number; similar: a statement in another format has a movement
  -- that may be this one) or the file does not tell enough (batch: the amounts of its payments are missing; batch_total:
  -- they do not add up; no_date). ignored: not an incoming payment to this account (`reason` account, zero, outgoing,
  -- reversal, currency). pending: recorded, but not yet applied.
  outcome text not null check (
    outcome in (
      'paid',
      'amount_differs',
      'already_paid',
      'revived',
      'places_gone',
      'cancelled',
      'unknown_symbol',
      'doubtful',
      'ignored',
      'pending'
    )
  ),
  reason text check (length(reason) <= 40),
  difference numeric(14, 2) check ((difference is not null) = (outcome = 'amount_differs')),
  -- Of an existing or a cancelled reservation, therefore no foreign key.
  reservation_id uuid check (
    (reservation_id is null) = (outcome in ('unknown_symbol', 'doubtful', 'ignored', 'pending'))
  ),
  linked_by uuid references public.user_profile
    on delete set null,
  linked_at timestamptz,
  created_at timestamptz not null default now()
);
-- Both find movements that a statement may contain again.
create index bank_transaction_account_id on bank_transaction (account, transaction_id);
create index bank_transaction_account_day on bank_transaction (account, booked_on, amount);
create index bank_transaction_statement on bank_transaction (statement_id, line);
create index bank_transaction_reservation on bank_transaction (reservation_id) where reservation_id is not null;
create index bank_transaction_outcome on bank_transaction (outcome, booked_on desc);
create index bank_transaction_booked_on on bank_transaction (booked_on desc);
create index bank_transaction_linked_by on bank_transaction (linked_by);

-- Lines of a statement, one row for each line read from the file, so that nothing in a file is missing from its result:
-- a movement was booked, was known already, or the line was skipped.
create table bank_statement_line (
  statement_id uuid not null references public.bank_statement
    on delete cascade,
  -- Order in the file. Several payments of one entry have the same line.
  position integer not null check (position > 0),
  line integer not null check (line > 0),
  -- known: `transaction_id` was booked from another file or an earlier line. not_booked: announced by the bank only.
  -- no_movement: without a day and an amount, such as totals.
  result text not null check (result in ('booked', 'known', 'not_booked', 'no_movement')),
  transaction_id uuid references public.bank_transaction
    on delete cascade check ((transaction_id is null) = (result in ('not_booked', 'no_movement'))),
  -- Of a movement that the bank has announced.
  amount numeric(14, 2),
  currency text check (currency ~ '^[A-Z]{3}$'),
  primary key (statement_id, position)
);
create index bank_statement_line_transaction on bank_statement_line (transaction_id);
-- A movement is booked from one line.
create unique index bank_statement_line_booked on bank_statement_line (transaction_id) where result = 'booked';

-- Columns of CSV files that staff have chosen, by the headings of the file, so by bank. Written by the import.
create table app_private.bank_csv_layout (
  headings text primary key check (length(headings) between 1 and 5000),
  -- Headings by field (`CsvMapping`).
  mapping jsonb not null,
  chosen_at timestamptz not null default now()
);

-- A payment without a reservation that sales staff have set aside, with the reason. The row is deleted when they undo
-- that or link the payment.
create table set_aside_payment (
  transaction_id uuid primary key references bank_transaction
    on delete cascade,
  note text not null check (length(note) between 1 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The bank's API, from which the services fetch movements: one row, written by them. It has no token.
create table bank_api (
  is_only boolean primary key default true check (is_only),
  -- Whether a token is configured; nothing is fetched without one.
  is_configured boolean not null default false,
  -- Earliest time of the next request that the bank accepts, and of the next one of the job; null for any time.
  free_at timestamptz,
  due_at timestamptz,
  -- Last fetch that succeeded, its number of new movements, and the day up to which all movements were fetched.
  succeeded_at timestamptz,
  movements integer check (movements >= 0),
  fetched_to date,
  -- Last failure with its reason: token: the bank refuses the token. too_soon: less than 30 seconds after another request
  -- with the token. history: the bank shows days so long ago only to a person. unavailable, timeout: no answer, or none
  -- in time. invalid: not the answer of this API. account: movements of another account. failed: not recorded here.
  failed_at timestamptz,
  failure text check (
    failure in ('token', 'too_soon', 'history', 'unavailable', 'timeout', 'invalid', 'account', 'failed')
  ),
  -- Failures since the last success, which lengthen the pause.
  failures integer not null default 0 check (failures >= 0)
);
insert into bank_api (is_only)
values (true);
