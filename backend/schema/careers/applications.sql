-- Inserts a job application `{job_position_id, name, email, phone, message, locale, key, file_name, content_type,
-- byte_size}` and mails it with `p_attachment` `{filename, content_type, content (base64)}` to every holder of `jobs`,
-- or to the nursery if there is none. Returns its id. Raises careers.position_unknown for a position that is not public.
create function app_private.add_job_application(p_application jsonb, p_attachment jsonb)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_new public.job_application;
  v_position public.job_position;
  v_batch uuid;
begin
  if p_application ->> 'job_position_id' is not null then
    select * into v_position from public.job_position
    where id = (p_application ->> 'job_position_id')::uuid and is_public for share;
    if not found then
      raise exception 'careers.position_unknown';
    end if;
  end if;
  insert into public.job_application
    (job_position_id, name, email, phone, message, locale, key, file_name, content_type, byte_size)
  select
    a.job_position_id, a.name, a.email, nullif(a.phone, ''), nullif(a.message, ''), a.locale, a.key, a.file_name,
    a.content_type, a.byte_size
  from jsonb_populate_record(null::public.job_application, p_application) a
  returning * into v_new;

  v_batch := app_private.keep_attachments(jsonb_build_array(p_attachment));
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key, attachment_batch)
  select
    'job-application',
    r.email,
    coalesce(r.locale, 'cs'),
    jsonb_build_object(
      'position', v_position.title, 'position_en', v_position.title_en, 'position_pl', v_position.title_pl, 'name', v_new.name, 'email', v_new.email, 'phone', v_new.phone,
      'message', v_new.message
    ),
    'job-application:' || v_new.id || ':' || coalesce(r.email, ''),
    v_batch
  -- Without recruiters, one mail to the nursery's default address.
  from (select) as always
  left join (
    select profile.email, profile.locale
    from public.user_profile profile join public.auth_person person using (id)
    where profile.acl @> '{jobs}' and not person.is_blocked
  ) r on true;
  perform pg_notify('arbora_mail', '');
  return v_new.id;
end
$$;
grant execute on function app_private.add_job_application(jsonb, jsonb) to arbora_service;

-- Deletes the applications older than `p_days` with their files and returns their number.
create function app_private.prune_job_applications(p_days integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from public.job_application where created_at < now() - make_interval(days => p_days);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.prune_job_applications(integer) to arbora_service;
