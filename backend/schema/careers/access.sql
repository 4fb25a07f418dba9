-- Row security, grants and policies.

-- Applications: holders of `jobs` read and delete them; applicants only send them, through the services.
alter table job_application enable row level security;
grant select, delete on job_application to arbora_manager;
grant select, insert, update, delete on job_application to arbora_service;
create policy all_jobs on job_application to arbora_manager using ((select app.has_acl('jobs')) is true);
create policy all_service on job_application to arbora_service using (true) with check (true);
