-- Views that keep rows from callers are security barriers: else a condition of the caller may be evaluated before the
-- view's own, or by the planner for the column's statistics, and whether it raises an error tells of rows that are not
-- shown. `create or replace view` drops the option: name it there (`with (security_barrier = true)`).
-- Not katalog_items and katalog_items_full, which are searched by the trigram index of `product`: an index cannot be asked
-- through a barrier by an operator that is not leakproof. The data service refuses the patterns that raise errors.
alter view public.auth_events set (security_barrier = true);
alter view public.bank_transaction_list set (security_barrier = true);
alter view public.booking_event_slot set (security_barrier = true);
alter view public.cancelled_reservation_list set (security_barrier = true);
alter view public.event_slots_capacity set (security_barrier = true);
alter view public.event_slots_customer set (security_barrier = true);
alter view public.event_slots_tickets_by_ico set (security_barrier = true);
alter view public.news_comments set (security_barrier = true);
alter view public.news_comments_manager set (security_barrier = true);
alter view public.news_rating_counts set (security_barrier = true);
alter view public.photos_assortment set (security_barrier = true);
alter view public.photos_recent set (security_barrier = true);
alter view public.photos_unassigned set (security_barrier = true);
alter view public.reservation_check set (security_barrier = true);
alter view public.reservation_ticket_list set (security_barrier = true);
alter view public.up_nicknames set (security_barrier = true);
alter view public.web_orders set (security_barrier = true);

-- Behind a barrier the rows of all pages are made before one is cut out. The conditions of offers are written out here,
-- since a function that fixes its path is called for each row and not inlined; they are those of app.is_open_offer and
-- app.offer_price.
create or replace view public.product_item__offer with (security_barrier = true) as
  select
    line.id,
    line.offer_id,
    line.product_item_id,
    line.filter_value,
    line.inventory,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'CZ' then line.price_cz end as price_cz,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'SK' then line.price_sk end as price_sk,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'PL' then line.price_pl end as price_pl,
    line.created_at,
    product.id as product_id,
    product.name,
    product.name_cs,
    size.name as size,
    size.position as size_position,
    product.photo,
    product.search,
    jsonb_build_object(
      'id', item.id,
      'product_id', product.id,
      'size', size.name,
      'spec1', item.spec1,
      'spec2', item.spec2,
      'spec3', item.spec3,
      'product', jsonb_build_object(
        'id', product.id, 'name', product.name, 'name_cs', product.name_cs, 'photo', product.photo
      )
    ) as item
  from offer_item line
  join offer on offer.id = line.offer_id
  join product_item item on item.id = line.product_item_id
  join product on product.id = item.product_id
  left join product_size size on size.id = item.size_id
  where (select app.has_acl('sales')) or (
    offer.is_public
    and (offer.valid_until is null or offer.valid_until >= (select (now() at time zone 'Europe/Prague')::date))
    and line.inventory > 0
    and coalesce(
      case (select app.person_country())
        when 'CZ' then line.price_cz when 'SK' then line.price_sk when 'PL' then line.price_pl
      end > 0,
      true
    )
  );

create or replace view public.offer_list_public with (security_barrier = true) as
  select
    offer.id,
    offer.title,
    offer.title_en,
    offer.description,
    offer.description_en,
    offer.hero_image,
    offer.valid_until,
    offer.created_at,
    lines.item_count,
    lines.filter_values
  from offer
  cross join lateral (
    select
      count(*)::integer as item_count,
      coalesce(array_agg(distinct line.filter_value order by line.filter_value)
        filter (where line.filter_value is not null), '{}') as filter_values
    from offer_item line
    where line.offer_id = offer.id
      and line.inventory > 0
      and coalesce(
        case (select app.person_country())
          when 'CZ' then line.price_cz when 'SK' then line.price_sk when 'PL' then line.price_pl
        end > 0,
        true
      )
  ) lines
  where offer.is_public
    and (offer.valid_until is null or offer.valid_until >= (select (now() at time zone 'Europe/Prague')::date));
