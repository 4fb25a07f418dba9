-- Upcoming and running public events linked to published articles, for everyone.
create view news_item_events
with (security_barrier = true)
as
  select
    link.item_id,
    link.position,
    link.event_id,
    event.title,
    event.title_en,
    event.title_pl,
    event.address,
    event.date_start,
    event.date_end,
    event.hero_image
  from
    news_item__booking_event as link
    join news_item as item on item.id = link.item_id
    join booking_event as event on event.id = link.event_id
  where
    event.is_public
    and coalesce(event.date_end, event.date_start) > now()
    and (app.is_published_now(item.is_published, item.publish_at) or item.id = (select app.previewed_item()));

-- Upcoming and running public events linked to articles about plants of the public catalogue, each once, for callers
-- who may see the assortment.
create view plant_events
with (security_barrier = true)
as
  select distinct
    plant.product_id,
    event.id,
    event.title,
    event.title_en,
    event.title_pl,
    event.address,
    event.date_start,
    event.date_end,
    event.hero_image
  from
    news_item__product as plant
    join news_item__booking_event as link on link.item_id = plant.item_id
    join news_item as item on item.id = link.item_id
    join product on product.id = plant.product_id
    join booking_event as event on event.id = link.event_id
  where
    (select app.sees_assortment())
    and product.is_public
    and event.is_public
    and coalesce(event.date_end, event.date_start) > now()
    and app.is_published_now(item.is_published, item.publish_at);
