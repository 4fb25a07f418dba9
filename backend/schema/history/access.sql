-- Nobody writes the history but its trigger, and nobody reads it but through history_list.
alter table app_private.history enable row level security;

grant select on history_list to arbora_manager;
