-- Whoever changes what an address gets locks the address first, then what it gets: forgetting it did it the other way
-- round, and could wait in a ring with a change of the same address.
create or replace function app_private.delete_subscriber(p_subscriber uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from app_private.subscriber where id = p_subscriber for update;
  perform app_private.end_subscription(id) from app_private.subscriber_subscription where subscriber_id = p_subscriber;
  delete from app_private.subscriber where id = p_subscriber;
end
$$;
