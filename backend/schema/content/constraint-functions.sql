-- True if a text can be the address of a picture: http(s), or a path of this site.
create or replace function app.is_image_url(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select value ~ '^(https?://[^/\s"''<>\\]|/[^/\s"''<>\\])[^\s"''<>\\]*$' and length(value) <= 500;
$$;
grant execute on function app.is_image_url(text) to arbora_anon, arbora_service;

-- True if a value has the shape of the site's preferences: {bulletin_image?: address of a picture, notice?: {cs?, en?,
-- pl?}}, each may be null. The notice is shown above every page.
create or replace function app.is_preferences(value jsonb)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when jsonb_typeof(value) = 'object' then value - '{bulletin_image,notice}'::text[] = '{}'
      and case coalesce(jsonb_typeof(value -> 'bulletin_image'), 'null')
        when 'null' then true
        when 'string' then app.is_image_url(value ->> 'bulletin_image')
        else false
      end
      and case coalesce(jsonb_typeof(value -> 'notice'), 'null')
        when 'null' then true
        when 'object' then (value -> 'notice') - '{cs,en,pl}'::text[] = '{}'
        and not exists (
          select
          from jsonb_each(value -> 'notice') as line
          where jsonb_typeof(line.value) not in ('string', 'null') or length(line.value #>> '{}') > 500
        )
        else false
      end
      else false
    end;
$$;
grant execute on function app.is_preferences(jsonb) to arbora_anon, arbora_service;
