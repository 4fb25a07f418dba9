-- Derived columns of plants, and the words that the tolerant search compares with.

-- Trigger: computes `search`, `is_public` and `cids` of a plant from its names and categories.
create function app_private.complete_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    new.search := app.searchable(
      concat_ws(' ', new.name collate "default", new.name_cs, new.name_en, new.name_pl, array_to_string(new.synonyms, ' '))
    );
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
create trigger complete
before insert or update on product
for each row
execute function app_private.complete_product();

-- Trigger: recomputes the plants of a category that was deleted, restored, renumbered, published or hidden.
create function app_private.publish_products()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    update public.product set id = id where category_ids && array[coalesce(new.id, old.id)];
    return null;
  end
  $$;
create trigger publish_products
after insert or delete or update of is_public on product_category
for each row
execute function app_private.publish_products();
create trigger renumber_products
after update of cid, cid_sub on product_category
for each row
when (old.cid is distinct from new.cid or old.cid_sub is distinct from new.cid_sub)
execute function app_private.publish_products();

-- Trigger: adds the words of new and changed names to app_private.search_word. Sorted, so that two transactions with
-- the same new words lock them in the same order.
create function app_private.collect_search_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    insert into app_private.search_word (word)
    select distinct part.word
    from written cross join lateral regexp_split_to_table(written.search, '[^a-z0-9]+') as part (word)
    where length(part.word) between 2 and 60
    order by 1
    on conflict do nothing;
    return null;
  end
  $$;
create trigger collect_words_of_new
after insert on product
referencing new table as written
for each statement
execute function app_private.collect_search_words();
create trigger collect_words_of_changed
after update on product
referencing new table as written
for each statement
execute function app_private.collect_search_words();
