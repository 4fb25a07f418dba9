-- A used refresh token that returns within the grace must get the same successor, though no token is stored: the
-- successor is derived from the token and this secret of its session. Neither alone is enough.
alter table app_private.session add column secret bytea not null;
