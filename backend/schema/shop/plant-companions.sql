-- Up to six public plants of other genera that thrive in the same conditions as this one, as [{id, name, name_cs,
-- name_en, name_pl, photo, light, soil, reasons}]: `light` and `soil` are the conditions they share. Every companion
-- has at least one of the reasons: its layer in a planting, flowers at the same time, before or after, winter green,
-- flowers before its evergreen leaves, autumn colour, and bees. Empty for a plant that is not in the public catalogue.
create function plant_companions(p_product_id uuid)
returns json
language sql
stable
security definer
set search_path = ''
set jit = off
as $$
  with
    plant as materialized (
      select
        product.*,
        app_private.genus_of(product.name) as genus,
        cardinality(product.in_leaf) = 12 as is_evergreen,
        product.autumn_colors && array['orange', 'red', 'purple'] as has_autumn,
        coalesce(product.habit not in ('shrub', 'mound', 'carpet', 'herb', 'grass', 'climber'), false) as is_tree
      from
        public.product
        join app_private.plant_card as card on card.product_id = product.id
      where product.id = p_product_id and app.sees_assortment()
    ),
    -- All plants of a usual assortment; of a very large one those with the nearest ids, which amounts to a random
    -- sample.
    near as materialized (
      (select * from public.product where id > p_product_id and is_public order by id limit 500)
      union all
      (select * from public.product where id < p_product_id and is_public order by id desc limit 500)
    ),
    neighbour as materialized (
      select
        other.id,
        other.name,
        array_remove(
          array[
            case
              when plant.is_tree
              and plant.height_cm >= 400
              and other.height_cm <= 150
              and other.light && array['half_shade', 'shade'] then 'under_its_crown'
            end,
            case
              when plant.height_cm <= 150
              and plant.light && array['half_shade', 'shade']
              and other.height_cm between 300 and 1500
              and other.habit in ('round', 'oval', 'cone', 'globe', 'spreading', 'vase', 'weeping') then 'over_it'
            end,
            case
              when plant.flowering && other.flowering then 'flowers_with'
            end,
            case
              when cardinality(plant.flowering) > 0
              and not plant.flowering && other.flowering
              and other.flowering @> array[(plant.flowering[1] + 10) % 12 + 1] then 'flowers_before'
            end,
            case
              when cardinality(plant.flowering) > 0
              and not plant.flowering && other.flowering
              and other.flowering @> array[plant.flowering[cardinality(plant.flowering)] % 12 + 1] then 'flowers_after'
            end,
            case
              when not plant.is_evergreen
              and cardinality(other.in_leaf) = 12 then 'green_in_winter'
            end,
            case
              when plant.is_evergreen
              and cardinality(other.in_leaf) < 12
              and cardinality(other.flowering) > 0
              and other.habit not in ('grass', 'climber') then 'before_its_green'
            end,
            case
              when plant.has_autumn
              and other.autumn_colors && array['orange', 'red', 'purple'] then 'autumn'
            end,
            case
              when plant.uses && array['bees']
              and other.uses && array['bees'] then 'bees'
            end
          ],
          null
        ) as reasons,
        (plant.uses && array_remove(other.uses, 'bees'))::integer + (
          other.height_cm * 2 <= plant.height_cm
          or other.height_cm >= plant.height_cm * 2
        )::integer + (other.soil @> plant.soil)::integer as fit
      from
        plant
        join near as other
          on other.light && plant.light
          and other.soil && plant.soil
          -- Never combine plants for acid soil with plants for lime.
          and not (plant.soil && array['acid'] and other.soil && array['lime'])
          and not (plant.soil && array['lime'] and other.soil && array['acid'])
    ),
    scored as (
      select
        neighbour.id,
        neighbour.name,
        neighbour.reasons,
        neighbour.fit + cardinality(neighbour.reasons) + (
          neighbour.reasons && array['under_its_crown', 'over_it']
        )::integer * 2 as score
      from neighbour
      where cardinality(neighbour.reasons) > 0
      -- The id is a tiebreaker that makes the companions of two similar plants differ.
      order by score desc, md5(neighbour.id::text || p_product_id)
      limit 150
    ),
    named as materialized (
      select scored.*, app_private.genus_of(scored.name) as genus
      from
        scored
        join app_private.plant_card as card on card.product_id = scored.id
    ),
    of_genus as (
      select distinct on (named.genus)
        named.*,
        row_number() over (
          partition by named.reasons[1]
          order by named.score desc, named.name
        ) as nth
      from
        named
        join plant on named.genus is distinct from plant.genus
      order by named.genus, named.score desc, named.name
    ),
    best as (
      select of_genus.*, row_number() over (order by of_genus.score - of_genus.nth desc, of_genus.name) as place
      from of_genus
      order by place
      limit 6
    )
  select
    coalesce(
      (
        select
          json_agg(
            json_build_object(
              'id',
              other.id,
              'name',
              other.name,
              'name_cs',
              other.name_cs,
              'name_en',
              other.name_en,
              'name_pl',
              other.name_pl,
              'photo',
              other.photo,
              'light',
              array(select value from unnest(other.light) as value where value = any (plant.light)),
              'soil',
              array(select value from unnest(other.soil) as value where value = any (plant.soil)),
              'reasons',
              best.reasons
            )
            order by best.place
          )
        from
          best
          join public.product as other on other.id = best.id
          cross join plant
      ),
      '[]'
    );
$$;
grant execute on function plant_companions(uuid) to arbora_anon;
