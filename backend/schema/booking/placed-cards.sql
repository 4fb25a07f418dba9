-- Cards of plants and events in the text of an article.

-- Ids of the cards in a body, in order: a card is a paragraph that consists only of a link to the page of a plant or an
-- event. `CARD_PLACE` of libs/routes has the same rule.
create function app_private.placed_cards(p_body text)
returns table (id uuid, n bigint)
language sql
immutable
set search_path = ''
as $$
  select place.groups[1]::uuid, place.n
  from
    regexp_matches(
      p_body,
      '<p><a href="(?:/[a-z]{2})?/(?:sortiment|services/public-booking)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"[^>]*>[^<]*</a></p>',
      'g'
    ) with ordinality as place (groups, n);
$$;

-- Trigger: links news to the plants and events whose cards editors place in the text, so that the page shows them. A
-- link that was added by a card is removed with the last card. Restored and imported articles bring their own links.
create function app_private.link_placed_cards()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if app.person_id() is null or coalesce(current_setting('arbora.undoes', true), '') <> '' then
    return null;
  end if;
  delete from public.news_item__product as link
  where
    link.item_id = new.id and link.is_placed
    and not exists (select from app_private.placed_cards(new.body) as placed where placed.id = link.product_id);
  delete from public.news_item__booking_event as link
  where
    link.item_id = new.id and link.is_placed
    and not exists (select from app_private.placed_cards(new.body) as placed where placed.id = link.event_id);
  insert into public.news_item__product (item_id, product_id, is_placed, position)
  select
    new.id, product.id, true,
    row_number() over (order by min(placed.n))
    + (select coalesce(max(position), 0) from public.news_item__product where item_id = new.id)
  from app_private.placed_cards(new.body) as placed
  join public.product on product.id = placed.id
  group by product.id
  on conflict do nothing;
  insert into public.news_item__booking_event (item_id, event_id, is_placed, position)
  select
    new.id, event.id, true,
    row_number() over (order by min(placed.n))
    + (select coalesce(max(position), 0) from public.news_item__booking_event where item_id = new.id)
  from app_private.placed_cards(new.body) as placed
  join public.booking_event as event on event.id = placed.id
  group by event.id
  on conflict do nothing;
  return null;
end
$$;
create trigger link_placed_cards
after insert or update of body on news_item
for each row
when (new.tag = 'news')
execute function app_private.link_placed_cards();
