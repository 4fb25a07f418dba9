-- Row security, grants and policies.

-- Applications: holders of `jobs` read and delete them; applicants only send them, through the services.
alter table job_application enable row level security;
grant select, delete on job_application to arbora_manager;
create policy all_jobs on job_application to arbora_manager using ((select app.has_acl('jobs')) is true);
