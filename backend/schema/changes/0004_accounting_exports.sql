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
