-- The caller: claims of the access token, as set for the transaction.

-- All claims; null without a token.
create function app.claims()
returns jsonb
language sql
stable
parallel safe
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb;
$$;
grant execute on function app.claims() to arbora_anon, arbora_service;

-- Id of the caller; null without a token.
create function app.person_id()
returns uuid
language sql
stable
parallel safe
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
$$;
grant execute on function app.person_id() to arbora_anon, arbora_service;

-- E-mail of the caller in lower case; null without a token.
create function app.person_email()
returns text
language sql
stable
parallel safe
as $$
  select lower(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email');
$$;
grant execute on function app.person_email() to arbora_anon, arbora_service;
