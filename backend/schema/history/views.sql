-- Changes, for holders of a right of their sections or of those of the document that the row was taken out of; admins
-- see all. The versions of a document are its changes.
create view public.history_list
with (security_barrier = true)
as
  select
    entry.id,
    entry.change_id,
    entry.at,
    entry.person_id,
    coalesce(profile.name, profile.nickname) as person_name,
    account.state as person_state,
    entry.request_id,
    entry.operation,
    entry.table_name,
    entry.row_key,
    entry.document,
    entry.left_document,
    entry.sections,
    entry.version,
    entry.before,
    entry.after,
    entry.undoes
  from
    app_private.history as entry
    left join user_profile as profile on profile.id = entry.person_id
    left join auth_person as account on account.id = entry.person_id
  where
    (select app.has_acl('admin'))
    or ('sales' = any (entry.sections || entry.left_sections) and (select app.has_acl('sales')))
    or ('editor' = any (entry.sections || entry.left_sections) and (select app.has_acl('editor')))
    or ('jobs' = any (entry.sections || entry.left_sections) and (select app.has_acl('jobs')));

-- The history with the e-mail of each author, for admins only. Separate from history_list so that it can be read in the
-- order of `id`.
create view audit_list as
  select
    entry.id,
    entry.change_id,
    entry.at,
    entry.person_id,
    person.email as person_email,
    person.state as person_state,
    entry.operation,
    entry.table_name,
    entry.row_key,
    entry.document,
    entry.before,
    entry.after,
    entry.undoes
  from
    app_private.history as entry
    left join auth_person as person on person.id = entry.person_id;
alter view audit_list
owner to arbora_admin_lists;
