-- Imported bank statements, one row per file. Lines are booked one by one in transactions of their own, so that the
-- seats of a slot are locked for one payment at a time. Movements are unique by the bank's number, so an interrupted
-- import is continued by importing the file again.
create table bank_statement (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the file.
  checksum text not null unique check (checksum ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('camt053', 'gpc', 'csv')),
  file_name text check (length(file_name) <= 200),
  -- Account, number and period of the first statement in the file, as far as given.
  account text check (length(account) <= 40),
  number text check (length(number) <= 40),
  date_from date,
  date_to date,
  lines integer not null check (lines >= 0),
  -- {lines, repeated, outcomes: {outcome: lines}}, once all lines are booked; repeated imports return it.
  result jsonb,
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
  -- The bank's number of the movement, or a hash of its fields.
  transaction_id text not null check (length(transaction_id) between 1 and 100),
  amount numeric(14, 2) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  counter_account text check (length(counter_account) <= 50),
  counter_name text check (length(counter_name) <= 140),
  -- Variable symbol without leading zeros.
  vs text check (vs ~ '^[1-9][0-9]{0,9}$'),
  message text check (length(message) <= 500),
  -- paid: the reservation is paid, by this payment or together with earlier ones. amount_differs: the sum received is
  -- not what is due (`difference`, below zero if too little). already_paid: the reservation was paid before. revived:
  -- came late and restored the cancelled reservation. places_gone: came late and the reservation cannot be restored
  -- (`reason` of app_private.put_back). cancelled: the reservation was cancelled by someone (`reason`). unknown_symbol:
  -- no reservation has this symbol (`reason` no_symbol if there is none). ignored: not an incoming payment to this
  -- account (`reason` account, zero, outgoing, reversal, currency).
  outcome text not null check (
    outcome in (
      'paid',
      'amount_differs',
      'already_paid',
      'revived',
      'places_gone',
      'cancelled',
      'unknown_symbol',
      'ignored'
    )
  ),
  reason text check (length(reason) <= 40),
  difference numeric(14, 2) check ((difference is not null) = (outcome = 'amount_differs')),
  -- Of an existing or a cancelled reservation, therefore no foreign key.
  reservation_id uuid check ((reservation_id is null) = (outcome in ('unknown_symbol', 'ignored'))),
  linked_by uuid references public.user_profile
    on delete set null,
  linked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account, transaction_id)
);
create index bank_transaction_statement on bank_transaction (statement_id, line);
create index bank_transaction_reservation on bank_transaction (reservation_id) where reservation_id is not null;
create index bank_transaction_outcome on bank_transaction (outcome, booked_on desc);
create index bank_transaction_booked_on on bank_transaction (booked_on desc);
create index bank_transaction_linked_by on bank_transaction (linked_by);

-- A payment without a reservation that sales staff have set aside, with the reason. The row is deleted when they undo
-- that or link the payment.
create table set_aside_payment (
  transaction_id uuid primary key references bank_transaction
    on delete cascade,
  note text not null check (length(note) between 1 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
