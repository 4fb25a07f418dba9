-- True if a body consists only of the elements and attributes that the sanitizer leaves. Addresses in it are of visible
-- ASCII characters without `\`: browsers drop tabs and line ends and read `\` as `/`, so that `/&#9;/host` would lead
-- to another site.
create function app.is_article_html(value text)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    value ~ (
      '^(?:[^<]' || '|</?(?:p|h2|h3|h4|strong|b|em|i|u|s|sub|sup|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td)>' || '|<(?:br|hr) />' || '|</a>|<a(?: href="(?:https?://[A-Za-z0-9_.~:\[\]-]+(?![^/?#"])|mailto:|tel:|/(?!/)|#)(?:[!#-%''-;=?-\[\]-~]|&amp;)*"' || '| target="_blank"| rel="noopener noreferrer")*>' || '|<img src="/(?!/)(?:[!#-%''-;=?-\[\]-~]|&amp;)+"(?: (?:alt|width|height)="[^"<>]*")* />' || '|<(?:th|td)(?: (?:colspan|rowspan)="[0-9]{1,2}")+>' || ')*$' -- An address: visible ASCII characters but `"`, `&`, `<`, `>` and `\`, or `&amp;`.
    );
$$;
grant execute on function app.is_article_html(text) to arbora_anon, arbora_service;
