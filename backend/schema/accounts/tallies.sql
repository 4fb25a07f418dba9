-- Counts of profiles and accounts; see app_private.profile_tally.
select app_private.keep_tally('public.user_profile', 'app_private.profile_tally', 'counted.country');
select
  app_private.keep_tally(
    'public.auth_person',
    'app_private.person_tally',
    'counted.roles[1] = ''arbora_registration'' and not counted.is_blocked'
  );
