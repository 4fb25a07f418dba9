-- Trigger: an item inserted into an issue without a position goes to the end.
create function app_private.append_to_bulletin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.position is null then
    select coalesce(max(link.position), 0) + 1 into new.position
    from public.news_bulletin__news_item link
    where link.bulletin_id = new.bulletin_id;
  end if;
  return new;
end
$$;
create trigger append
before insert on news_bulletin__news_item
for each row
execute function app_private.append_to_bulletin();
