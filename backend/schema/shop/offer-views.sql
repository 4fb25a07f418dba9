-- Public views of offers.

-- Open offers with the number of lines that the caller can buy (`item_count`) and their filter values
-- (`filter_values`).
create view public.offer_list_public as
  select
    offer.id,
    offer.title,
    offer.title_en,
    offer.title_pl,
    offer.description,
    offer.description_en,
    offer.description_pl,
    offer.hero_image,
    offer.valid_until,
    offer.created_at,
    lines.item_count,
    lines.filter_values
  from
    offer
    cross join lateral (
      select
        count(*)::integer as item_count,
        coalesce(
          array_agg(distinct line.filter_value order by line.filter_value) filter (where line.filter_value is not null),
          '{}'
        ) as filter_values
      from offer_item as line
      where line.offer_id = offer.id
    ) as lines;
alter view offer_list_public
owner to arbora_public_lists;

-- Lines of offers with their items. Sales staff see all lines and prices; others see lines in stock of open offers,
-- with the price of their country only. The conditions repeat app.is_open_offer and app.offer_price, because a function
-- with a fixed search_path is not inlined, and would be called for every row behind the barrier.
create view public.product_item__offer
with (security_barrier = true)
as
  select
    line.id,
    line.offer_id,
    line.product_item_id,
    line.filter_value,
    line.inventory,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'CZ' then line.price_cz
    end as price_cz,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'SK' then line.price_sk
    end as price_sk,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'PL' then line.price_pl
    end as price_pl,
    line.created_at,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.name_en,
    product.name_pl,
    size.name as size,
    size.position as size_position,
    product.photo,
    product.search,
    jsonb_build_object(
      'id',
      item.id,
      'product_id',
      product.id,
      'size',
      size.name,
      'spec1',
      item.spec1,
      'spec2',
      item.spec2,
      'spec3',
      item.spec3,
      'product',
      jsonb_build_object(
        'id',
        product.id,
        'name',
        product.name,
        'name_cs',
        product.name_cs,
        'name_en',
        product.name_en,
        'name_pl',
        product.name_pl,
        'photo',
        product.photo
      )
    ) as item,
    line.version,
    line.updated_at
  from
    offer_item as line
    join offer on offer.id = line.offer_id
    join product_item as item on item.id = line.product_item_id
    join product on product.id = item.product_id
    left join product_size as size on size.id = item.size_id
  where
    (select app.has_acl('sales'))
    or (
      offer.is_public
      and (offer.valid_until is null or offer.valid_until >= (select (now() at time zone 'Europe/Prague')::date))
      and line.inventory > 0
      and coalesce(
        case (select app.person_country())
          when 'CZ' then line.price_cz
          when 'SK' then line.price_sk
          when 'PL' then line.price_pl
        end > 0,
        true
      )
    );

-- Trigger: sales staff write lines through product_item__offer. An update changes only the columns the request changed,
-- so that stock taken by an order at the same time is kept. Raises 42501, shop.inventory_negative,
-- content.changed_meanwhile.
create function app_private.write_offer_item()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  declare
    v_id uuid := gen_random_uuid();
  begin
    if not app.has_acl('sales') then
      raise exception 'permission denied for offers' using errcode = '42501';
    end if;
    if tg_op = 'DELETE' then
      delete from public.offer_item where id = old.id;
      return case when found then old end;
    end if;
    if new.inventory < 0 then
      raise exception 'shop.inventory_negative';
    end if;
    if tg_op = 'INSERT' then
      insert into public.offer_item (
        id, offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl
      ) values (
        v_id, new.offer_id, new.product_item_id, new.filter_value, coalesce(new.inventory, 0),
        coalesce(new.price_cz, 0), coalesce(new.price_sk, 0), coalesce(new.price_pl, 0)
      );
    else
      v_id := old.id;
      if not app_private.write_through('public.offer_item', to_jsonb(old), to_jsonb(new)) then
        return null;
      end if;
    end if;
    select * into new from public.product_item__offer where id = v_id;
    return new;
  end
  $$;
create trigger write
instead of insert or update or delete on product_item__offer
for each row
execute function app_private.write_offer_item();
