-- Ids of articles by title, or by title without accents (`folded`): all of them for editors, otherwise those visible to
-- visitors; see platform/searches.sql.
create function app.found_articles(
  p_columns text[],
  p_patterns text[],
  p_most integer default null,
  p_all boolean default false
)
returns uuid[]
language plpgsql
stable
parallel restricted
security definer
set search_path = ''
as $$
begin
  return app_private.found_ids(
    'public.news_item', 'id', '{title,folded}', p_columns, p_patterns,
    case when app.has_acl('editor') then 'true' else 'app.is_published_now(is_published, publish_at)' end,
    p_most, p_all,
    'app.searchable(title)'
  );
end
$$;
grant execute on function app.found_articles(text[], text[], integer, boolean) to arbora_anon;
