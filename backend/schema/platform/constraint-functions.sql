-- Lower case without accents, for searching. Names the dictionary and the collation, so that the function is immutable and
-- its result does not depend on the column. Indexes store its results: a change of it has to rebuild them.
create or replace function app.searchable(value text)
returns text
language sql
immutable
strict
parallel safe
as $$
  select lower(extensions.unaccent('extensions.unaccent', value) collate "default");
$$;
grant execute on function app.searchable(text) to arbora_anon, arbora_service;

-- True if a text is an address of a page on the web that every program reads in the same way: https, a host without
-- credentials, visible ASCII characters. Like `linkTarget` of libs/domain.
create or replace function app.is_web_address(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    value ~ '^https://[A-Za-z0-9]+([.-][A-Za-z0-9-]+)*(:[0-9]{1,5})?([/?#][!#-;=?-\[\]-_a-~]*)?$'
    and length(value) <= 500;
$$;
grant execute on function app.is_web_address(text) to arbora_anon, arbora_service;

-- True if a text is one e-mail address as mail servers accept it, with an ASCII domain. Like `emailSchema` of libs/domain.
create or replace function app.is_email_address(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    value ~ '^[\w!#$%&''*+/=?^`{|}~-]+(\.[\w!#$%&''*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9]|[A-Za-z]{2,63})$'
    and value !~ '[^!-~]'
    and length(value) <= 254;
$$;
grant execute on function app.is_email_address(text) to arbora_anon, arbora_service;

-- True if a text is a phone number in any notation, of 9 to 15 digits. Like `phoneSchema` of libs/domain.
create or replace function app.is_phone(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    value ~ '^\+?[0-9 ()/.-]+$'
    and length(regexp_replace(value, '[^0-9]', '', 'g')) between 9 and 15
    and length(value) <= 40;
$$;
grant execute on function app.is_phone(text) to arbora_anon, arbora_service;
