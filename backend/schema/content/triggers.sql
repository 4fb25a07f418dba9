-- Texts are tidied first: triggers run in the order of their names.
create trigger a_tidy_texts
before insert or update of body on news_comment
for each row
execute function app_private.tidy_texts('lines', 'body');

-- Rules about fields, as triggers so that they apply to new values only (app_private.refuse_written).
create trigger news_item_hero_image_address
after insert or update on news_item
for each row
when (not app.is_image_url(new.hero_image))
execute function app_private.refuse_written('hero_image');

create trigger person_card_photo_address
after insert or update on person_card
for each row
when (not app.is_image_url(new.photo))
execute function app_private.refuse_written('photo');

create trigger job_position_pay_number
after insert or update on job_position
for each row
when (new.pay_from = 'NaN' or new.pay_to = 'NaN')
execute function app_private.refuse_written('pay_from', 'pay_to');

create trigger news_item_body_html
after insert or update on news_item
for each row
when (not app.is_article_html(new.body))
execute function app_private.refuse_written('body');

create trigger job_position_body_html
after insert or update on job_position
for each row
when
  (
    not (
      app.is_article_html(new.body)
      and app.is_article_html(coalesce(new.body_en, ''))
      and app.is_article_html(coalesce(new.body_pl, ''))
    )
  )
execute function app_private.refuse_written('body', 'body_en', 'body_pl');

create trigger person_card_body_html
after insert or update on person_card
for each row
when
  (
    not (
      app.is_article_html(new.body)
      and app.is_article_html(coalesce(new.body_en, ''))
      and app.is_article_html(coalesce(new.body_pl, ''))
    )
  )
execute function app_private.refuse_written('body', 'body_en', 'body_pl');

-- Staff are customers too, and may write their own comment under that role.
create trigger require_acl
before update of hidden_reason on news_comment
for each row
execute function app_private.require_acl('editor');

create trigger news_comment_body_text
after insert or update on news_comment
for each row
when (app.given_text_fault(new.body, true) is not null)
execute function app_private.refuse_written('body');

-- Cached public pages are invalidated when their data change.
create trigger announce_pages_of_careers
after insert or delete or update or truncate on job_position
for each statement
execute function app_private.announce_pages('careers');

create trigger announce_pages_of_preferences
after insert or delete or update or truncate on kejval
for each statement
execute function app_private.announce_pages('preferences');

create trigger announce_pages_of_news
after insert or delete or update or truncate on news_bulletin
for each statement
execute function app_private.announce_pages('news');

create trigger announce_pages_of_news
after insert or delete or update or truncate on news_bulletin__news_item
for each statement
execute function app_private.announce_pages('news');

create trigger announce_pages_of_news
after insert or delete or update or truncate on news_item
for each statement
execute function app_private.announce_pages('news');

create trigger announce_pages_of_people
after insert or delete or update or truncate on person_card
for each statement
execute function app_private.announce_pages('people');

create trigger announce_pages_of_galleries
after insert or delete or update or truncate on photogallery
for each statement
execute function app_private.announce_pages('galleries');

create trigger announce_pages_of_tours
after insert or delete or update or truncate on virtual_tour
for each statement
execute function app_private.announce_pages('tours');

create trigger announce_pages_of_places
after insert or delete or update or truncate on planted_place
for each statement
execute function app_private.announce_pages('places');

-- Articles show their authors.
create trigger announce_pages_of_news
after insert or delete or update or truncate on person_card
for each statement
execute function app_private.announce_pages('news');
