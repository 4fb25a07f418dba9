-- Plants of published articles, for callers who may see the assortment. Plants without an item in the catalogue have no
-- page and are left out.
create view news_item_plants
with (security_barrier = true)
as
  select
    link.item_id,
    link.position,
    link.product_id,
    product.name,
    product.name_cs,
    product.name_en,
    product.name_pl,
    product.photo
  from
    news_item__product as link
    join news_item as item on item.id = link.item_id
    join product on product.id = link.product_id
  where
    (select app.sees_assortment())
    and product.is_public
    and exists (select from product_item where product_id = product.id and web_catalogue)
    and (app.is_published_now(item.is_published, item.publish_at) or item.id = (select app.previewed_item()));

-- Published articles about plants of the public catalogue, for callers who may see the assortment.
create view plant_articles
with (security_barrier = true)
as
  select link.product_id, item.id, item.locale, item.slug, item.title, item.perex, item.hero_image, item.created_at
  from
    news_item__product as link
    join news_item as item on item.id = link.item_id
    join product on product.id = link.product_id
  where
    (select app.sees_assortment())
    and product.is_public
    and app.is_published_now(item.is_published, item.publish_at);
