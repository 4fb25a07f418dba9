-- Number of likes per published article, for everyone.
create view news_rating_counts
with (security_barrier = true)
as
  select rating.news_id, count(*)::integer as count
  from
    news_rating as rating
    join news_item as item on item.id = rating.news_id and item.is_published
  group by rating.news_id;

-- Comments on published articles with the author's nickname, for everyone.
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
    join news_item as item on item.id = comment.news_id and item.is_published
    join user_profile as profile on profile.id = comment.profile_id;

-- All comments with the article and the author's name and e-mail, for editors.
create view news_comments_manager
with (security_barrier = true)
as
  select
    comment.id,
    comment.news_id,
    item.title,
    item.slug,
    item.locale,
    item.is_published,
    comment.profile_id,
    profile.nickname,
    profile.name,
    profile.email,
    comment.body,
    comment.created_at,
    comment.edited_at
  from
    news_comment as comment
    join news_item as item on item.id = comment.news_id
    join user_profile as profile on profile.id = comment.profile_id
  where (select app.has_acl('editor'));
