-- A file of refunds that staff pay in their bank. Its items cannot be changed while it is valid, so that it is the same
-- file whenever it is downloaded.
create table payment_order (
  id uuid primary key default gen_random_uuid(),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Sum of its items.
  total numeric(14, 2) not null check (total > 0),
  items integer not null check (items > 0),
  -- Day on which the bank should pay.
  due_on date not null,
  created_by uuid references user_profile
    on delete set null,
  -- Set if the bank has not received the file; its items wait again.
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index payment_order_created_at on payment_order (created_at desc);
create index payment_order_created_by on payment_order (created_by);

-- Money that a customer has paid and that nothing is owed for. Sales staff decide about each.
create table open_item (
  id uuid primary key default gen_random_uuid(),
  -- cancelled: a paid reservation was cancelled. fewer_tickets: a ticket of one was deleted. paid_twice: another payment
  -- for a paid reservation. overpaid: the part of a payment beyond the amount due. gone: paid for a reservation that is
  -- cancelled and stays so.
  reason text not null check (reason in ('cancelled', 'fewer_tickets', 'paid_twice', 'overpaid', 'gone')),
  -- Of an existing or a cancelled reservation, therefore no foreign key.
  reservation_id uuid not null,
  -- The payment; null if staff recorded it, such as cash.
  transaction_id uuid references bank_transaction,
  person_id uuid references user_profile
    on delete set null,
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null default 'CZK' check (currency ~ '^[A-Z]{3}$'),
  vs text check (vs ~ '^[1-9][0-9]{0,9}$'),
  -- open: waits for a decision. refund: will be paid to `account`. ordered: in a payment order. refunded: paid back, by
  -- the movement `refund_id` or otherwise (`note`). dismissed: nothing is paid back (`note`).
  state text not null default 'open' check (state in ('open', 'refund', 'ordered', 'refunded', 'dismissed')),
  -- IBAN of the customer: that of the payment, until staff enter another one.
  account text check (account ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{10,30}$'),
  holder text check (length(holder) between 1 and 140),
  note text check (length(note) between 1 and 1000),
  order_id uuid references payment_order,
  -- The outgoing movement that paid it back.
  refund_id uuid references bank_transaction,
  decided_by uuid references user_profile
    on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((state = 'open') = (decided_at is null)),
  check (state not in ('refund', 'ordered') or account is not null),
  check ((state = 'ordered' or refund_id is not null) <= (order_id is not null)),
  check (state not in ('open', 'refund', 'dismissed') or order_id is null),
  check (state != 'dismissed' or note is not null)
);
create index open_item_created_at on open_item (created_at desc, id);
create index open_item_state on open_item (state, created_at desc);
create index open_item_reservation on open_item (reservation_id);
-- A payment is open for one reason at a time.
create unique index open_item_transaction on open_item (transaction_id) where reason in ('paid_twice', 'gone');
create index open_item_payment on open_item (transaction_id);
create index open_item_person on open_item (person_id);
create index open_item_order on open_item (order_id);
create index open_item_refund on open_item (refund_id);
create index open_item_decided_by on open_item (decided_by);
