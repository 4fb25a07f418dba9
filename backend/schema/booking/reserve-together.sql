-- Group commit: requests for one slot wait for each other's lock anyway, and a shared transaction also shares the flush
-- of the write-ahead log, which otherwise limits the reservations per second of a popular slot.

-- Reserves for several customers in the order given. `p_requests` is [{person, custom_data, tickets, key}] for people
-- the service has authenticated; none acts as staff. Returns one answer per request: {reservation}, or {error: {code,
-- message, detail}} for one that failed, which is rolled back alone. Errors are those of app_private.reserve.
create function app_private.reserve_together(p_slot uuid, p_requests jsonb)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_request jsonb;
  v_answer jsonb;
  v_answers jsonb := '[]';
  v_code text;
  v_message text;
  v_detail text;
begin
  -- The keys and limits of all requests are locked before the slot, in the order of LOCKING.md.
  perform pg_advisory_xact_lock(k.id)
  from (
    select distinct app_private.key_lock((r ->> 'person')::uuid, r ->> 'key') as id
    from jsonb_array_elements(p_requests) r where r ->> 'key' is not null
    order by 1
  ) k;
  perform pg_advisory_xact_lock(l.id)
  from (
    select distinct l.id
    from jsonb_array_elements(p_requests) r
    join public.user_profile p on p.id = (r ->> 'person')::uuid
    cross join lateral app_private.booking_limit_locks(p.id, p.email, r -> 'tickets') l (id)
    order by 1
  ) l;
  perform app_private.hold_slot(p_slot);

  for v_request in select r from jsonb_array_elements(p_requests) with ordinality t (r, position) order by position loop
    begin
      v_answer := jsonb_build_object('reservation', app_private.reserve(
        (v_request ->> 'person')::uuid, false, p_slot,
        v_request -> 'custom_data', v_request -> 'tickets', v_request ->> 'key'
      ));
    exception when others then
      get stacked diagnostics
        v_code = returned_sqlstate, v_message = message_text, v_detail = pg_exception_detail;
      v_answer := jsonb_build_object(
        'error', jsonb_build_object('code', v_code, 'message', v_message, 'detail', v_detail)
      );
    end;
    v_answers := v_answers || jsonb_build_array(v_answer);
  end loop;
  return v_answers;
end
$$;
grant execute on function app_private.reserve_together(uuid, jsonb) to arbora_service;
