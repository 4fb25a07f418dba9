-- Number of likes per published article, for everyone.
create view news_rating_counts as
  select news_id, count from app_private.news_rating_tally;
alter view news_rating_counts
owner to arbora_public_lists;

-- Comments on published articles with the author's nickname, for everyone. Row security of `arbora_public_lists` leaves out
-- those that are hidden.
create view news_comments
with (security_barrier = true)
as
  select
    comment.id,
    comment.news_id,
    comment.profile_id,
    profile.nickname,
    comment.body,
    comment.created_at,
    comment.edited_at
  from
    news_comment as comment
    join news_item as item on item.id = comment.news_id and app.is_published_now(item.is_published, item.publish_at)
    join user_profile as profile on profile.id = comment.profile_id;
alter view news_comments
owner to arbora_public_lists;

-- All comments with the article and the author's name and e-mail, for editors. `search` = all of them, folded by
-- app.searchable.
create view news_comments_manager as
  select
    comment.id,
    comment.news_id,
    item.title,
    item.slug,
    item.locale,
    item.is_published,
    item.publish_at,
    comment.profile_id,
    profile.nickname,
    profile.name,
    profile.email,
    account.state as person_state,
    comment.body,
    comment.created_at,
    comment.edited_at,
    comment.hidden_reason,
    concat_ws(
      ' ',
      comment.search,
      app.searchable(item.title),
      app.searchable(profile.nickname),
      profile.search
    ) as search
  from
    news_comment as comment
    left join news_item as item on item.id = comment.news_id
    left join user_profile as profile on profile.id = comment.profile_id
    left join auth_person as account on account.id = comment.profile_id;
alter view news_comments_manager
owner to arbora_editor_lists;

-- Totals of news_comments_manager, for editors.
create view app.news_comments_manager_totals
with (security_barrier = true)
as
  select rows from app_private.news_comment_tally where (select app.has_acl('editor'));

-- Totals of news_item: all articles for editors, otherwise those visible to visitors.
create view app.news_item_totals
with (security_barrier = true)
as
  select tag, locale, topic, is_published, rows
  from app_private.news_tally
  where (select app.has_acl('editor')) or app.is_published_now(is_published, publish_at);
