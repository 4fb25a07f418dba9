-- Signing keys take turns. A key is made some time before it signs, so that every instance, and whoever else keeps the
-- published ones for a while, knows it by then; and stays a while after its successor has begun, for the tokens it signed.
-- The private half may be sealed with a secret that is not in the database, so that a copy of it signs nothing.

alter table app_private.signing_key
  -- When it begins to sign, until a later one does.
  add column signs_from timestamptz not null default now(),
  add column public_jwk jsonb,
  -- The private key, sealed: nonce, tag and text of AES-256-GCM.
  add column sealed bytea,
  alter column private_jwk drop not null;

update app_private.signing_key set public_jwk = private_jwk - 'd', signs_from = created_at;

alter table app_private.signing_key
  alter column public_jwk set not null,
  add constraint signing_key_public_has_no_secret check (not public_jwk ? 'd'),
  add constraint signing_key_private_once check ((private_jwk is null) <> (sealed is null));

grant update (private_jwk, sealed) on app_private.signing_key to arbora_service;

comment on table app_private.signing_key is
  'Keys that sign access tokens, shared by all instances; of those whose time has come the latest one signs.';
