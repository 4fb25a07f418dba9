-- An address that begins with two slashes leaves the site as much as one with a scheme: links into the site have one.
create or replace function app.is_article_html(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select value ~ (
    '^(?:[^<]'
    || '|</?(?:p|h2|h3|h4|strong|b|em|i|u|s|sub|sup|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td)>'
    || '|<(?:br|hr) />'
    || '|</a>|<a(?: href="(?:https?://|mailto:|tel:|/(?![/\\])|#)[^"<>]*"| target="_blank"| rel="noopener noreferrer")*>'
    || '|<img src="/[^/\\"<>][^"<>]*"(?: (?:alt|width|height)="[^"<>]*")* />'
    || '|<(?:th|td)(?: (?:colspan|rowspan)="[0-9]{1,2}")+>'
    || ')*$'
  )
$$;
