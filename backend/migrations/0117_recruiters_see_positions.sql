-- Who holds the auth role for jobs sees positions that are not public (spec §6), also without rights in the back office.
create policy select_jobs on public.job_position for select to arbora_jobs using ((select app.is_admitted()));
