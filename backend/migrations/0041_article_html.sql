-- Bodies that pages show as HTML come sanitized from the data service. This keeps it so whoever writes: the sanitizer
-- puts out few tags in one strict form, and what is left when these are taken away holds no `<`. Anything that a
-- browser could read as another tag is refused, so this need not know what is dangerous.
create function app.is_article_html(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select position('<' in regexp_replace(
    value,
    '</?(?:p|h2|h3|h4|strong|b|em|i|u|s|sub|sup|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td)>'
    || '|<(?:br|hr) />'
    || '|</a>|<a(?: href="(?:https?://|mailto:|tel:|/|#)[^"<>]*"| target="_blank"| rel="noopener noreferrer")*>'
    || '|<img src="/[^/"<>][^"<>]*"(?: (?:alt|width|height)="[^"<>]*")* />'
    || '|<(?:th|td)(?: (?:colspan|rowspan)="[0-9]{1,2}")+>',
    '', 'g'
  )) = 0
$$;
grant execute on function app.is_article_html(text) to arbora_anon, arbora_service;

-- What an article needs besides: who wrote it, and what its picture shows to those who do not see it.
alter table news_item
  add column author text check (length(author) <= 200),
  add column hero_alt text check (length(hero_alt) <= 300),
  add constraint news_item_hero_image_check check (length(hero_image) <= 500),
  add constraint news_item_body_html check (app.is_article_html(body));
grant insert (author, hero_alt), update (author, hero_alt) on news_item to arbora_manager;

-- Managers look for words of a title among all languages, new ones and done ones.
create index news_item_title_trigrams on news_item using gin (title extensions.gin_trgm_ops) with (fastupdate = off);
create index news_item_new on news_item (created_at desc) where completed_at is null;
