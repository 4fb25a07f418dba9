-- The seller with whom documents are issued, written by the services when their configuration changes: a document is
-- issued in the transaction of its payment.
create table app_private.seller (
  is_only boolean primary key default true check (is_only),
  -- `Seller` of libs/domain; null if no company is configured: no documents are issued.
  value jsonb check (jsonb_typeof(value) = 'object')
);
insert into app_private.seller (value) values (null);

-- Rates of VAT in per cent. On a day of supply, the one with the latest `valid_from` up to that day applies.
create table app_private.vat_rate (
  category text not null check (category in ('standard', 'reduced', 'zero')),
  valid_from date not null,
  rate integer not null check (rate between 0 and 50),
  primary key (category, valid_from)
);
insert into app_private.vat_rate (category, valid_from, rate)
values
  ('standard', '2013-01-01', 21),
  ('reduced', '2013-01-01', 15),
  ('reduced', '2024-01-01', 12),
  ('zero', '2013-01-01', 0);

-- The last number of each series of documents. A number is taken in the transaction that issues the document, so that a
-- series has no gaps.
create table app_private.document_series (
  kind text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- Issued documents. They cannot be changed or deleted; a mistake is corrected by a credit note. They outlive the
-- reservation and the account, as the law requires.
create table tax_document (
  id uuid primary key default gen_random_uuid(),
  -- payment: tax document on a payment received. credit_note: takes back the document `corrects`.
  kind text not null check (kind in ('payment', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  -- Number as written on the document, such as PD202600001.
  label text not null generated always as (
    case kind
      when 'payment' then 'PD'
      else 'DB'
    end || year || lpad(number::text, greatest(5, length(number::text)), '0')
  ) stored,
  -- Id of a document. No foreign key, along which the data service would embed a table in itself; no document is deleted.
  corrects uuid,
  issued_on date not null,
  -- Day of the payment, on which the tax arises.
  supplied_on date not null,
  -- `Seller` of libs/domain, as it was.
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  -- {name, company, ico, dic, street, zip, city}, as far as known.
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  buyer_name text collate "cs-x-icu" generated always as (
    coalesce(nullif(buyer ->> 'company', ''), buyer ->> 'name')
  ) stored,
  -- [{name, name_en, name_pl, detail, detail_en, detail_pl, date, amount, price, rate}]: price of a piece with VAT; rate
  -- null if the seller pays no VAT.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- [{rate, base, tax, total}], the highest rate first; empty if the seller pays no VAT.
  rates jsonb not null check (jsonb_typeof(rates) = 'array'),
  total numeric(14, 2) not null,
  currency text not null default 'CZK' check (currency ~ '^[A-Z]{3}$'),
  -- Symbol of the payment.
  vs text,
  -- May be cancelled later, therefore no foreign key.
  reservation_id uuid not null,
  -- Whose document it is; null once the account is erased.
  person_id uuid references user_profile
    on delete set null,
  -- Later than that of a document that this transaction waited for; now() is the start of the transaction.
  created_at timestamptz not null default clock_timestamp(),
  -- Numbers and buyer, folded by app.searchable.
  search text not null generated always as (
    app.searchable(
      case kind
        when 'payment' then 'PD'
        else 'DB'
      end || year || lpad(number::text, greatest(5, length(number::text)), '0') || ' ' || coalesce(
        vs,
        ''
      ) || ' ' || coalesce(buyer ->> 'company', '') || ' ' || coalesce(buyer ->> 'name', '') || ' ' || coalesce(
        buyer ->> 'ico',
        ''
      )
    )
  ) stored,
  unique (kind, year, number),
  check ((kind = 'credit_note') = (corrects is not null)),
  check (
    sign(total) = case kind
      when 'payment' then 1
      else -1
    end
  )
);
create index tax_document_reservation on tax_document (reservation_id, created_at desc);
create index tax_document_corrects on tax_document (corrects);
create index tax_document_person on tax_document (person_id);
create index tax_document_issued on tax_document (issued_on desc, id);
create index tax_document_search_trigrams on tax_document using gin (search extensions.gin_trgm_ops);

-- Exports of documents for accounting, written by app.record_accounting_export and never changed: the file is made again
-- from the documents and the brand of the row.
create table accounting_export (
  id uuid primary key default gen_random_uuid(),
  -- Period of issue, both days included.
  date_from date not null,
  date_to date not null,
  -- isdoc: ZIP with each document in ISDOC and as a PDF. pohoda: XML for Pohoda. journal: XLSX with a row for each
  -- document and rate.
  format text not null check (format in ('isdoc', 'pohoda', 'journal')),
  -- Ids of the documents, each of them issued in the period. No document is deleted.
  documents uuid[] not null check (cardinality(documents) > 0),
  -- `brand` of the services' configuration, which the PDFs show.
  brand jsonb not null check (jsonb_typeof(brand) = 'object'),
  -- Labels of the last document of each series; null without one.
  last_payment text,
  last_credit_note text,
  -- Whether the period had ended, so that no further document can be issued in it.
  is_period_over boolean not null,
  -- SHA-256 and length of the file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  byte_size bigint not null check (byte_size > 0),
  created_by uuid references user_profile
    on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  check (date_from <= date_to)
);
create index accounting_export_created_at on accounting_export (created_at desc, id);
create index accounting_export_created_by on accounting_export (created_by);
