-- Whether a value is what the site understands as its preferences: `bulletin_image` (address of a picture) and
-- `notice` (a line per language above every page), each left out or null when there is none.
create function app.is_preferences(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then
    value - '{bulletin_image,notice}'::text[] = '{}'
    and coalesce(jsonb_typeof(value -> 'bulletin_image'), 'null') in ('string', 'null')
    and coalesce(length(value ->> 'bulletin_image'), 0) <= 500
    and case coalesce(jsonb_typeof(value -> 'notice'), 'null')
      when 'null' then true
      when 'object' then
        (value -> 'notice') - '{cs,en,pl}'::text[] = '{}'
        and not exists (
          select from jsonb_each(value -> 'notice') as line
          where jsonb_typeof(line.value) not in ('string', 'null') or length(line.value #>> '{}') > 500
        )
      else false
    end
  else false end
$$;
grant execute on function app.is_preferences(jsonb) to arbora_anon, arbora_service;

-- Key-value records (spec §3 Preferences). `arbora-www` is what administrators set for the whole site and everybody
-- reads.
create table kejval (
  item text primary key check (length(item) between 1 and 100),
  value jsonb not null default '{}',
  constraint kejval_preferences check (item not like '%-www' or app.is_preferences(value))
);
alter table kejval enable row level security;
insert into kejval (item) values ('arbora-www');

grant select on kejval to arbora_anon;
grant update (value) on kejval to arbora_admin;
grant select, insert, update, delete on kejval to arbora_service;
create policy select_site on kejval for select to arbora_anon using (item like '%-www');
create policy update_admin on kejval for update to arbora_admin
  using (item like '%-www' and (select app.has_acl('admin')))
  with check (item like '%-www' and (select app.has_acl('admin')));
create policy all_service on kejval to arbora_service using (true) with check (true);
