-- History of changes: one row per row of a tracked table that a transaction inserted, updated or deleted. Written by
-- triggers only; no role has a grant on it. Source of the audit log, of document versions and of undo.
create table app_private.history (
  id bigint generated always as identity primary key,
  -- Id of the transaction's first entry; entries that share it are undone together.
  change_id bigint not null,
  at timestamptz not null default now(),
  -- Null for a job, an instance or psql. No reference: the entry outlives the account, under an id drawn for it then.
  person_id uuid,
  request_id text check (length(request_id) <= 100),
  operation text not null check (operation in ('insert', 'update', 'delete')),
  table_name text not null,
  -- Value of the primary key; several are joined by commas.
  row_key text not null,
  -- Shared by the rows of one document: `news_item:<translation group>`.
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
  -- Version after the change; for a deleted row before it.
  version integer not null,
  -- Tracked columns: the changed ones of an update, all of an inserted or deleted row.
  before jsonb,
  after jsonb,
  -- The change that this one undid; for a restored version, the change that it restored.
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
