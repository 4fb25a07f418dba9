-- Rules about fields, as triggers so that they apply to new values only (app_private.refuse_written).
create trigger offer_hero_image_address
after insert or update on offer
for each row
when (not app.is_image_url(new.hero_image))
execute function app_private.refuse_written('hero_image');

create trigger product_photo_address
after insert or update on product
for each row
when (not app.is_image_url(new.photo))
execute function app_private.refuse_written('photo');

create trigger offer_item_price_numbers
after insert or update on offer_item
for each row
when (new.price_cz = 'NaN' or new.price_sk = 'NaN' or new.price_pl = 'NaN')
execute function app_private.refuse_written('price_cz', 'price_sk', 'price_pl');

-- Rendered public pages of the assortment are dropped when it changes.
create trigger announce_pages_of_assortment
after insert or delete or update or truncate on offer
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on offer_item
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on product
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on product_category
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on product_item
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on product_size
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_news
after insert or delete or update or truncate on news_item__product
for each statement
execute function app_private.announce_pages('news');
