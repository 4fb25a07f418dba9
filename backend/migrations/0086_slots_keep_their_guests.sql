-- Everyone may ask for all columns of a slot: the list of invited e-mails, which is for sales alone, is no longer a
-- column that others may not name, but one that shows them nothing but their own address. The rows are in `event_slot`;
-- `booking_event_slot` is what callers, functions and rules know them as.
alter table booking_event_slot rename to event_slot;

-- Policies of other tables read it under the rights of whoever asks them; nobody else does.
revoke all on event_slot from arbora_manager;

-- Whether whoever runs this statement sees every slot with its guests: sales, and whatever does not act as a caller.
create function app.sees_every_slot() returns boolean
  language sql stable set search_path = ''
  as $$
    select current_user <> all (
      '{arbora_anon,arbora_registration,arbora_jobs,arbora_customer,arbora_manager,arbora_admin}'::text[]
    ) or app.has_acl('sales')
  $$;
grant execute on function app.sees_every_slot() to arbora_anon, arbora_service;

-- Slots as callers may know them (0005): those of public events without a whitelist, those that invite the caller, those
-- he holds a reservation in, and all for sales. No other table is joined, so that locking a row of the view locks
-- the slot alone.
create view booking_event_slot as
  select
    slot.id,
    slot.event_id,
    slot.name,
    slot.name_en,
    slot.date_start,
    slot.price,
    case
      when (select app.sees_every_slot()) then slot.whitelist
      when (select app.person_email()) = any (slot.whitelist) then array[(select app.person_email())]
      else '{}'
    end as whitelist,
    slot.capacity_total,
    slot.capacity_per_user,
    slot.capacity_by_ico,
    slot.created_at
  from event_slot slot
  where (select app.sees_every_slot())
    or app.may_see_slot(app.is_public_event(slot.event_id), slot.whitelist)
    or app.has_reservation(slot.id);
alter view booking_event_slot
  alter column id set default gen_random_uuid(),
  alter column price set default 0,
  alter column whitelist set default '{}',
  alter column capacity_by_ico set default false,
  alter column created_at set default now();
grant select on booking_event_slot to arbora_anon;
grant insert (event_id, name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico),
  update (name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico),
  delete on booking_event_slot to arbora_manager;
grant select, insert, update, delete on booking_event_slot to arbora_service;

-- Slots are written by the view. What a request leaves out stays as it is, also when someone else changes it at the
-- same moment.
create function app_private.write_slot() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid;
  begin
    if session_user = 'authenticator' and not app.has_acl('sales') then
      raise exception 'permission denied for slots' using errcode = '42501';
    end if;
    if tg_op = 'DELETE' then
      delete from public.event_slot where id = old.id;
      return case when found then old end;
    end if;
    if tg_op = 'INSERT' then
      insert into public.event_slot (
        id, event_id, name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico,
        created_at
      ) values (
        new.id, new.event_id, new.name, new.name_en, new.date_start, new.price, new.whitelist, new.capacity_total,
        new.capacity_per_user, new.capacity_by_ico, new.created_at
      ) returning id into v_id;
    else
      update public.event_slot slot set
        event_id = case when new.event_id is distinct from old.event_id then new.event_id else slot.event_id end,
        name = case when new.name is distinct from old.name then new.name else slot.name end,
        name_en = case when new.name_en is distinct from old.name_en then new.name_en else slot.name_en end,
        date_start = case when new.date_start is distinct from old.date_start then new.date_start else slot.date_start end,
        price = case when new.price is distinct from old.price then new.price else slot.price end,
        whitelist = case when new.whitelist is distinct from old.whitelist then new.whitelist else slot.whitelist end,
        capacity_total = case
          when new.capacity_total is distinct from old.capacity_total then new.capacity_total else slot.capacity_total
        end,
        capacity_per_user = case
          when new.capacity_per_user is distinct from old.capacity_per_user then new.capacity_per_user
          else slot.capacity_per_user
        end,
        capacity_by_ico = case
          when new.capacity_by_ico is distinct from old.capacity_by_ico then new.capacity_by_ico
          else slot.capacity_by_ico
        end,
        created_at = case when new.created_at is distinct from old.created_at then new.created_at else slot.created_at end
      where slot.id = old.id
      returning slot.id into v_id;
      if not found then
        return null;
      end if;
    end if;
    select * into new from public.booking_event_slot where id = v_id;
    return new;
  end
  $$;
create trigger write instead of insert or update or delete on booking_event_slot
  for each row execute function app_private.write_slot();
