-- What was changed: one row for each row of a kept table that a transaction inserted, updated or deleted. Written by
-- triggers alone; nobody is granted anything on it. It gives the audit log, the versions of documents and undo.
create table app_private.history (
  id bigint generated always as identity primary key,
  -- The first entry of the same transaction: what is undone together.
  change_id bigint not null,
  at timestamptz not null default now(),
  -- Null for a job, an instance or psql. No reference: the entry outlives the account, under an id drawn for it then.
  person_id uuid,
  request_id text check (length(request_id) <= 100),
  operation text not null check (operation in ('insert', 'update', 'delete')),
  table_name text not null,
  -- Value of the primary key; several are joined by commas.
  row_key text not null,
  -- Rows that people see as one thing share it: `news_item:<translation group>`.
  document text not null,
  -- The document that this change took the row out of.
  left_document text,
  -- Holders of one of these rights may read the entry and undo it.
  sections text[] not null check (sections <@ '{admin,sales,editor,jobs}'),
  -- Those of `left_document`: the change is undone only by someone who may edit both.
  left_sections text[] check (
    left_sections <@ '{admin,sales,editor,jobs}'
    and (left_sections is null) = (left_document is null)
  ),
  -- Of the row after the change; of a deleted one before.
  version integer not null,
  -- Kept columns: those that an update changed, all of a row that was inserted or deleted.
  before jsonb,
  after jsonb,
  -- The change that this one undid or, as a restored version, left as the latest.
  undoes bigint
);
create index history_document on app_private.history (document, id);
create index history_left_document on app_private.history (left_document, id) where left_document is not null;
create index history_row on app_private.history (table_name, row_key, id);
create index history_change on app_private.history (change_id, id);
create index history_person on app_private.history (person_id, id) where person_id is not null;
create index history_age on app_private.history (at);
-- Files of deleted pictures are kept while the deletion can be undone.
create index history_deleted_file on app_private.history ((before ->> 'key')) where operation = 'delete';
