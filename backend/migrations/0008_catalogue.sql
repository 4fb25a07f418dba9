-- Groups of the assortment: `cid` the group, `cid_sub` the group within it.
create table product_category (
  id uuid primary key default gen_random_uuid(),
  cid text not null check (length(cid) <= 20),
  cid_sub text check (length(cid_sub) <= 20),
  name text not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  is_public boolean not null default false,
  unique nulls not distinct (cid, cid_sub)
);
alter table product_category enable row level security;
grant select on product_category to arbora_anon;
grant update (cid, cid_sub, name, name_en, is_public) on product_category to arbora_manager;
grant select, insert, update, delete on product_category to arbora_service;
create policy select_public on product_category for select to arbora_anon using (is_public);
create policy all_sales on product_category to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on product_category to arbora_service using (true) with check (true);

-- Sizes as nurseries write them, in the order in which lists show them.
create table product_size (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 40),
  position integer not null
);
alter table product_size enable row level security;
grant select on product_size to arbora_anon;
grant select, insert, update, delete on product_size to arbora_service;
create policy select_all on product_size for select to arbora_anon using (true);
create policy all_service on product_size to arbora_service using (true) with check (true);

-- Plants (taxa). `is_public` follows from the categories and is kept here, since every catalogue query needs it;
-- `search` is what people type: Latin and Czech names without accents and case.
create table product (
  id uuid primary key default gen_random_uuid(),
  name text collate "C" not null unique check (length(name) between 1 and 200),
  name_cs text check (length(name_cs) <= 200),
  synonyms text[] not null default '{}',
  description_cs text,
  description_en text,
  photo text,
  category_ids uuid[] not null default '{}',
  is_public boolean not null default false,
  search text not null default ''
);
alter table product enable row level security;
create index product_category_ids on product using gin (category_ids);
create index product_name_trigrams on product using gin (name extensions.gin_trgm_ops);
create index product_search_trigrams on product using gin (search extensions.gin_trgm_ops);

create function app_private.complete_product() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.search := app.searchable(concat_ws(' ', new.name, new.name_cs, array_to_string(new.synonyms, ' ')));
    new.is_public := exists (
      select from public.product_category category where category.is_public and category.id = any (new.category_ids)
    );
    return new;
  end
  $$;
create trigger complete before insert or update on product
  for each row execute function app_private.complete_product();

create function app_private.publish_products() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.product set id = id where category_ids && array[coalesce(new.id, old.id)];
    return null;
  end
  $$;
create trigger publish_products after delete or update of is_public on product_category
  for each row execute function app_private.publish_products();

grant select on product to arbora_manager;
grant update (name, name_cs, synonyms, description_cs, description_en, photo, category_ids) on product to arbora_manager;
grant select, insert, update, delete on product to arbora_service;
create policy all_sales on product to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on product to arbora_service using (true) with check (true);

-- What is sold of a plant: one row a size.
create table product_item (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product on delete cascade,
  size_id uuid references product_size,
  spec1 text check (length(spec1) <= 100),
  spec2 text check (length(spec2) <= 100),
  spec3 text check (length(spec3) <= 100),
  web_catalogue boolean not null default true
);
alter table product_item enable row level security;
create index product_item_product on product_item (product_id);
create index product_item_size on product_item (size_id);
grant select on product_item to arbora_manager;
grant update (size_id, spec1, spec2, spec3, web_catalogue) on product_item to arbora_manager;
grant select, insert, update, delete on product_item to arbora_service;
create policy all_sales on product_item to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on product_item to arbora_service using (true) with check (true);

-- The catalogue that everyone browses. It runs with the owner's rights and filters by a plain column: row security on
-- the tables would keep ILIKE, which is not leakproof, from using the trigram indexes.
create view katalog_items as
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
    product.search
  from product
  join product_item item on item.product_id = product.id
  left join product_size size on size.id = item.size_id
  where product.is_public and item.web_catalogue;
grant select on katalog_items to arbora_anon;

-- Search as people type: every word must occur, in any order, whatever its accents; when nothing does, the names most
-- like what was typed, so that a slip of the fingers finds its plant too.
create function katalog_search(query text) returns setof katalog_items
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  declare
    words text[] := regexp_split_to_array(btrim(app.searchable(left(query, 200))), '\s+');
    patterns text[];
  begin
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') into patterns
    from unnest(words) as word;
    return query select * from public.katalog_items where search like all (patterns);
    if not found then
      return query
        select item.* from public.katalog_items item
        where (
          select bool_and(extensions.word_similarity(word, item.search) >= 0.3) from unnest(words) as word
        );
    end if;
  end
  $$;
grant execute on function katalog_search(text) to arbora_anon;
