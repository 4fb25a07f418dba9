-- True if a text can be the address of a picture: a path of this site, because pages show no pictures of others.
create or replace function app.is_image_url(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select value ~ '^/[!#-&(-.0-;=?-\[\]-~][!#-&(-;=?-\[\]-~]*$' and length(value) <= 500;
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

-- True if a value is an object of at most 200 fields whose values are texts (lists of
-- addresses at the longest) or true and false.
create or replace function app.is_site_settings(value jsonb)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when jsonb_typeof(value) = 'object' then (
        select
          count(*) <= 200
          and coalesce(
            bool_and(
              jsonb_typeof(field.value) = 'boolean'
              or (
                jsonb_typeof(field.value) = 'string'
                and length(field.value #>> '{}') <= 300000
                and field.value #>> '{}' !~ '\r'
              )
            ),
            true
          )
        from jsonb_each(value) as field
      )
      else false
    end;
$$;
grant execute on function app.is_site_settings(jsonb) to arbora_admin, arbora_service;

-- True if a value is a number of degrees from -most to most.
create or replace function app.is_angle(value jsonb, most integer)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case jsonb_typeof(value)
      when 'number' then value::numeric between -most and most
      else false
    end;
$$;
grant execute on function app.is_angle(jsonb, integer) to arbora_anon, arbora_service;

-- True if a value has the shape of a tour's scenes: [{id, name, name_en?, name_pl?, image, yaw?, ways: [{to, yaw,
-- pitch?}]}]. `image` is an equirectangular panorama, `yaw` and `pitch` are degrees from its middle, to the right and up;
-- a scene opens at its `yaw`. Ways lead to other scenes of the same tour.
create or replace function app.is_tour_scenes(scenes jsonb)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when jsonb_typeof(scenes) != 'array'
      or jsonb_array_length(scenes) > 30 then false
      when jsonb_path_exists(scenes, '$[*] ? (@.type() != "object")') then false
      else not exists (
        select
        from jsonb_array_elements(scenes) as scene
        where
          coalesce(
            not (
              scene - '{id,name,name_en,name_pl,image,yaw,ways}'::text[] = '{}'
              and scene ->> 'id' ~ '^[a-z0-9-]{1,40}$'
              and jsonb_typeof(scene -> 'name') = 'string'
              and length(scene ->> 'name') between 1 and 120
              and coalesce(jsonb_typeof(scene -> 'name_en'), 'null') in ('string', 'null')
              and length(coalesce(scene ->> 'name_en', '')) <= 120
              and coalesce(jsonb_typeof(scene -> 'name_pl'), 'null') in ('string', 'null')
              and length(coalesce(scene ->> 'name_pl', '')) <= 120
              and jsonb_typeof(scene -> 'image') = 'string'
              and app.is_image_url(scene ->> 'image')
              and app.is_angle(coalesce(scene -> 'yaw', '0'), 180)
              and jsonb_typeof(scene -> 'ways') = 'array'
              and jsonb_array_length(scene -> 'ways') <= 12
              and not jsonb_path_exists(scene, '$.ways[*] ? (@.type() != "object")')
              and (
                select count(*)
                from jsonb_array_elements(scenes) as other
                where other -> 'id' = scene -> 'id'
              ) = 1
            ),
            true
          )
          or exists (
            select
            from jsonb_path_query(scene, '$.ways[*] ? (@.type() == "object")') as way
            where
              coalesce(
                not (
                  way - '{to,yaw,pitch}'::text[] = '{}'
                  and app.is_angle(way -> 'yaw', 180)
                  and app.is_angle(coalesce(way -> 'pitch', '0'), 90)
                  and way -> 'to' != scene -> 'id'
                  and exists (
                    select
                    from jsonb_array_elements(scenes) as other
                    where other -> 'id' = way -> 'to'
                  )
                ),
                true
              )
          )
      )
    end;
$$;
grant execute on function app.is_tour_scenes(jsonb) to arbora_anon, arbora_service;

-- Minutes that reading an article takes: 200 words in each, at least one.
create or replace function app.reading_minutes(body text)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    greatest(1, round(regexp_count(regexp_replace(body, '<[^>]*>', ' ', 'g'), '\S+') / 200.0)::integer);
$$;
grant execute on function app.reading_minutes(text) to arbora_anon, arbora_service;
