-- What staff manages of the assortment: a mark on what is sold, and the numbers of a plant's groups.

-- `flag` is the mark lists show beside an item; none for most of them.
alter table product_item add column flag text check (flag in ('new', 'tip', 'clearance'));
create index product_item_flag on product_item (flag) where flag is not null;
grant update (flag) on product_item to arbora_manager;

-- The numbers (`cid` and `cid_sub`) of a plant's groups, kept beside their ids: people know groups by number, and
-- lists filter by one.
alter table product add column cids text[] not null default '{}';
create index product_cids on product using gin (cids);

create or replace function app_private.complete_product() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.search := app.searchable(concat_ws(' ', new.name, new.name_cs, array_to_string(new.synonyms, ' ')));
    select coalesce(bool_or(category.is_public), false) into new.is_public
    from public.product_category category where category.id = any (new.category_ids);
    new.cids := array(
      select distinct number
      from public.product_category category
      cross join unnest(array[category.cid, category.cid_sub]) as number
      where category.id = any (new.category_ids) and number is not null
      order by number
    );
    return new;
  end
  $$;
update product set id = id;

create trigger renumber_products after update of cid, cid_sub on product_category
  for each row when (old.cid is distinct from new.cid or old.cid_sub is distinct from new.cid_sub)
  execute function app_private.publish_products();

-- The public catalogue also shows mark and group numbers.
create or replace view katalog_items as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.category_ids,
    size.name as size,
    size.position as size_position,
    item.spec1,
    item.spec2,
    product.photo,
    product.search,
    item.flag,
    product.cids
  from product
  join product_item item on item.product_id = product.id
  left join product_size size on size.id = item.size_id
  where product.is_public and item.web_catalogue;

-- The whole assortment, for sales. Like katalog_items it runs with the owner's rights, so that searches use the
-- trigram index; it asks once a statement whether the caller is sales.
create view katalog_items_full as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.category_ids,
    product.cids,
    size.name as size,
    size.position as size_position,
    item.size_id,
    item.spec1,
    item.spec2,
    item.spec3,
    item.web_catalogue,
    item.flag,
    product.is_public,
    product.photo,
    product.search
  from product
  join product_item item on item.product_id = product.id
  left join product_size size on size.id = item.size_id
  where (select app.has_acl('sales'));
grant select on katalog_items_full to arbora_manager;
