-- Addresses in articles consist of visible ASCII characters, as the sanitizer writes them. Browsers drop tabs and line
-- ends and read `\` as `/`, so `/&#9;/host` was a link to another site that looked like one inside.
create or replace function app.is_article_html(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select value ~ (
    '^(?:[^<]'
    || '|</?(?:p|h2|h3|h4|strong|b|em|i|u|s|sub|sup|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td)>'
    || '|<(?:br|hr) />'
    -- An address: visible ASCII characters but `"`, `&`, `<`, `>` and `\`, or `&amp;`.
    || '|</a>|<a(?: href="(?:https?://[A-Za-z0-9_.~:\[\]-]+(?![^/?#"])|mailto:|tel:|/(?!/)|#)(?:[!#-%''-;=?-\[\]-~]|&amp;)*"'
    || '| target="_blank"| rel="noopener noreferrer")*>'
    || '|<img src="/(?!/)(?:[!#-%''-;=?-\[\]-~]|&amp;)+"(?: (?:alt|width|height)="[^"<>]*")* />'
    || '|<(?:th|td)(?: (?:colspan|rowspan)="[0-9]{1,2}")+>'
    || ')*$'
  )
$$;

-- Bodies from before may hold such an address. A check would refuse every later change of such a row.
alter table news_item drop constraint news_item_body_html;
create trigger news_item_body_html after insert or update on news_item
  for each row when (not app.is_article_html(new.body))
  execute function app_private.refuse_written('body');
alter table job_position drop constraint job_position_body_html;
create trigger job_position_body_html after insert or update on job_position
  for each row when (not (app.is_article_html(new.body_cs) and app.is_article_html(coalesce(new.body_en, ''))))
  execute function app_private.refuse_written('body_cs', 'body_en');
alter table person_card drop constraint person_card_body_html;
create trigger person_card_body_html after insert or update on person_card
  for each row when (
    not (
      app.is_article_html(new.body_cs) and app.is_article_html(coalesce(new.body_en, ''))
      and app.is_article_html(coalesce(new.body_pl, ''))
    )
  )
  execute function app_private.refuse_written('body_cs', 'body_en', 'body_pl');
