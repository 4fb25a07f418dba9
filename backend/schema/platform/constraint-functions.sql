-- Lower case without accents, for searching. Names the dictionary, which makes the function immutable. Indexes store its
-- results: a change of it has to rebuild them.
create or replace function app.searchable(value text)
returns text
language sql
immutable
strict
parallel safe
as $$
  select lower(extensions.unaccent('extensions.unaccent', value));
$$;
grant execute on function app.searchable(text) to arbora_anon, arbora_service;
