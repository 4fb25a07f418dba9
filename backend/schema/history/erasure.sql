-- A slot's whitelist without one of its addresses; without the last one it stays closed, as in the slot itself.
create function app_private.uninvited(p_values jsonb, p_email text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    case
      when not coalesce(p_values -> 'whitelist' ? p_email, false) then p_values
      when p_values -> 'whitelist' = jsonb_build_array(
        p_email
      ) then p_values || '{"whitelist": ["nobody@erased.invalid"]}'
      else p_values || jsonb_build_object('whitelist', (p_values -> 'whitelist') - p_email)
    end;
$$;

-- The invitation list of a settings record without one of its addresses. An empty list invites nobody.
create function app_private.without_invited(p_value jsonb, p_email text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    case
      when p_email = any (string_to_array(p_value ->> 'invited', e'\n')) then p_value || jsonb_build_object(
        'invited',
        array_to_string(array_remove(string_to_array(p_value ->> 'invited', e'\n'), p_email), e'\n')
      )
      else p_value
    end;
$$;

-- Removes an erased person from the history. Changes of the account are deleted; of reservations and tickets
-- (`p_documents` and all that contain the address) only payment and check-in are kept; internal notes of orders (in
-- `p_documents`) are deleted; slots and the invitation list lose the invitation. Changes that the person made are kept
-- under one random id: they can still be grouped and undone, but not attributed. Called at the end of the erasure,
-- which writes history itself.
create function app_private.erase_in_history(p_person uuid, p_email text, p_documents text[])
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_said constant text[] := '{custom_data,name_on_ticket,custom_email,custom_company,ico}';
  v_documents text[];
  v_nobody constant uuid := gen_random_uuid();
begin
  update app_private.history set person_id = v_nobody where person_id = p_person;
  delete from app_private.history where document = 'user_profile:' || p_person;
  delete from app_private.history where document = any (p_documents) and table_name in ('order_note', 'quote_draft');
  update app_private.history
  set before = app_private.uninvited(before, p_email), after = app_private.uninvited(after, p_email)
  where table_name = 'event_slot' and (before -> 'whitelist' ? p_email or after -> 'whitelist' ? p_email);
  update app_private.history
  set before = before || jsonb_build_object('value', app_private.without_invited(before -> 'value', p_email)),
    after = after || jsonb_build_object('value', app_private.without_invited(after -> 'value', p_email))
  where table_name = 'kejval' and row_key like '%-set-invitation'
    and position(p_email in (before::text || after::text)) > 0;
  -- A ticket may have had this address earlier.
  select p_documents || coalesce(array_agg(distinct document), '{}') into v_documents
  from app_private.history
  where table_name in ('booking_reservation', 'booking_ticket')
    and position(p_email in lower(before::text || after::text)) > 0;
  update app_private.history set before = before - v_said, after = after - v_said
  where document = any (v_documents) and before ?| v_said;
  delete from app_private.history where document = any (v_documents) and before = '{}';
end
$$;
