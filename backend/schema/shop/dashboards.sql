-- Figures of the manager's start pages. Definer functions, because they count rows of sections that only some staff may
-- read.

-- {orders: {new, total}, inquiries: {new, total}, reservations: {unpaid, coming}, registrations: {waiting}, news: {new,
-- published}, assortment: {products, items, offers}}; a section that the caller may not open is null.
create function get_dashboard()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_sales boolean := app.has_acl('sales');
  v_orders jsonb;
begin
  if v_sales then
    select jsonb_object_agg(kind.type, counts.numbers) into v_orders
    from unnest(array['order', 'inquiry']) as kind (type)
    cross join lateral (
      select jsonb_build_object(
        'new', coalesce(sum(rows) filter (where not is_completed), 0), 'total', coalesce(sum(rows), 0)
      ) as numbers
      from app_private.order_tally where type = kind.type
    ) counts;
  end if;
  return jsonb_build_object(
    'orders', v_orders -> 'order',
    'inquiries', v_orders -> 'inquiry',
    'reservations', case when v_sales then (
      select jsonb_build_object(
        'unpaid', coalesce(sum(tally.rows) filter (where not tally.is_paid), 0), 'coming', coalesce(sum(tally.rows), 0)
      )
      from public.event_slot slot
      join app_private.reservation_tally tally on tally.event_slot_id = slot.id
      where slot.date_start > now()
    ) end,
    'registrations', case when app.has_acl('admin') then (
      select jsonb_build_object('waiting', coalesce(sum(rows), 0)) from app_private.person_tally where is_waiting
    ) end,
    'news', case when app.has_acl('editor') then (
      select jsonb_build_object(
        'new', coalesce(sum(rows) filter (where not is_completed), 0),
        'published', coalesce(sum(rows) filter (where app.is_published_now(is_published, publish_at)), 0)
      )
      from app_private.news_tally where tag = 'news'
    ) end,
    'assortment', case when v_sales then jsonb_build_object(
      'products', (select coalesce(sum(rows), 0) from app_private.product_tally),
      'items', (select coalesce(sum(rows), 0) from app_private.product_item_tally),
      'offers', (
        select count(*) from public.offer
        where is_public and (valid_until is null or valid_until >= (select (now() at time zone 'Europe/Prague')::date))
      )
    ) end
  );
end
$$;
grant execute on function get_dashboard() to arbora_manager;

-- Figures of the assortment: {products, products_public, products_without_category, products_without_photo, items,
-- items_in_catalogue, items_hidden, items_flagged: {new, tip, clearance}, categories, categories_public, by_category:
-- [{id, cid, cid_sub, name, is_public, products}]}; null unless the caller is sales staff.
create function get_dashboard_product()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('sales') then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'products', coalesce(sum(rows), 0),
      'products_public', coalesce(sum(rows) filter (where is_public), 0),
      'products_without_category', coalesce(sum(rows) filter (where category_ids = '{}'), 0),
      'products_without_photo', coalesce(sum(rows) filter (where not has_photo), 0)
    ) from app_private.product_tally
  ) || (
    select jsonb_build_object(
      'items', coalesce(sum(rows), 0),
      'items_in_catalogue', coalesce(sum(rows) filter (where is_public and web_catalogue), 0),
      'items_hidden', coalesce(sum(rows) filter (where not web_catalogue), 0),
      'items_flagged', jsonb_build_object(
        'new', coalesce(sum(rows) filter (where flag = 'new'), 0),
        'tip', coalesce(sum(rows) filter (where flag = 'tip'), 0),
        'clearance', coalesce(sum(rows) filter (where flag = 'clearance'), 0)
      )
    ) from app_private.product_item_tally
  ) || (
    select jsonb_build_object(
      'categories', count(*),
      'categories_public', count(*) filter (where category.is_public),
      'by_category', coalesce(jsonb_agg(jsonb_build_object(
        'id', category.id, 'cid', category.cid, 'cid_sub', category.cid_sub, 'name', category.name,
        'is_public', category.is_public, 'products', coalesce(category_counts.products, 0)
      ) order by category.cid, category.cid_sub nulls first), '[]')
    )
    from public.product_category category
    left join (
      select category_id, sum(rows) as products
      from app_private.product_tally cross join unnest(category_ids) as category_id group by category_id
    ) category_counts on category_counts.category_id = category.id
  );
end
$$;
grant execute on function get_dashboard_product() to arbora_manager;
