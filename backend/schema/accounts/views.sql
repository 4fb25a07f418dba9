-- Nicknames in use, to check whether one is available, and as names of comments. The id is shown only for the caller
-- and for people who have rated or have a visible comment. A nickname derived from an e-mail address is listed only for
-- those, since it would reveal the address.
create view up_nicknames
with (security_barrier = true)
as
  select
    case
      when seen.is_seen then profile.id
    end as id,
    profile.nickname
  from
    user_profile as profile
    cross join lateral (
      select
        profile.id = (select app.person_id())
        or exists (select from news_comment where profile_id = profile.id and hidden_reason is null)
        or exists (select from news_rating where profile_id = profile.id) as is_seen
    ) as seen
  where
    profile.nickname is not null
    and (seen.is_seen or profile.nickname != left(split_part(profile.email, '@', 1), 50) || left(profile.id::text, 4));

-- The log of account events, with the actor's e-mail. Rows for admins only, who order it by `id`.
create view auth_events as
  select
    log.id,
    log.at,
    log.event,
    log.person_id,
    log.actor_id,
    actor.email as actor_email,
    actor.state as actor_state,
    log.email,
    person.state as person_state,
    host(log.address) as address,
    log.user_agent,
    log.request_id,
    log.details
  from
    app_private.auth_log as log
    left join auth_person as actor on actor.id = log.actor_id
    left join auth_person as person on person.id = log.person_id;
alter view auth_events
owner to arbora_admin_lists;

-- Totals of user_profile by its filter columns, for admins; other callers, who see some of the profiles, get none.
create view app.user_profile_totals
with (security_barrier = true)
as
  select country, rows
  from app_private.profile_tally
  where (select current_setting('role', true) = 'arbora_admin' and app.has_acl('admin'));
