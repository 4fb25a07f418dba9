-- Bank statements that sales imports, and what each payment in them did to a reservation (decision 30).
--
-- A file is booked line by line, each in a transaction of its own, and not all in one: so the seats of a slot are held
-- for one payment at a time, in the order of LOCKING.md, however long the file is. What was booked is found again by the
-- bank's own number of it, so a file that was interrupted, or overlaps another one, or is sent twice at once, is booked
-- once by sending it again.
create table bank_statement (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the file.
  checksum text not null unique check (checksum ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('camt053', 'gpc', 'csv')),
  file_name text check (length(file_name) <= 200),
  -- The account, number and days of its first statement, as far as the file names them.
  account text check (length(account) <= 40),
  number text check (length(number) <= 40),
  date_from date,
  date_to date,
  lines integer not null check (lines >= 0),
  -- {lines, repeated, outcomes: {outcome: lines}}, once all lines are booked: what repeated imports answer.
  result jsonb,
  imported_by uuid references public.user_profile
    on delete set null,
  created_at timestamptz not null default now()
);
create index bank_statement_created_at on bank_statement (created_at desc);
create index bank_statement_imported_by on bank_statement (imported_by);

-- Lines of statements, each movement of an account once, and what became of it:
--   paid            the reservation is paid by it, alone or together with earlier ones
--   amount_differs  it belongs to a reservation, but what came is not what is due; `difference` is what is too much
--   already_paid    the reservation was paid before
--   revived         it came late and brought the reservation back
--   places_gone     it came late and the places are taken; `reason` as app_private.put_back says
--   cancelled       somebody cancelled the reservation; `reason` is who
--   unknown_symbol  nothing has this variable symbol; `reason` no_symbol when it has none
--   ignored         not money that came: `reason` zero, outgoing, reversal, currency
create table bank_transaction (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references public.bank_statement,
  -- Where the file has it.
  line integer not null check (line > 0),
  account text not null check (length(account) between 1 and 40),
  -- The bank's number of it, or one made of all that it says.
  transaction_id text not null check (length(transaction_id) between 1 and 100),
  amount numeric(14, 2) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  counter_account text check (length(counter_account) <= 50),
  counter_name text check (length(counter_name) <= 140),
  vs text check (vs ~ '^[1-9][0-9]{0,9}$'),
  message text check (length(message) <= 500),
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
  -- Of a reservation that exists or of one that was cancelled, therefore no foreign key.
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
create index bank_transaction_linked_by on bank_transaction (linked_by);
