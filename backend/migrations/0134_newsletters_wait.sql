-- Newsletters are sent when nothing else is due: thousands of them take longer than a link that sets a password holds.
drop index app_private.mail_due;
create index mail_due on app_private.mail ((kind = 'newsletter'), next_attempt_at, created_at)
  where status in ('queued', 'sending');
