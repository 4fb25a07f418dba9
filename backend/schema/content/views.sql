-- How many people like a published item; who they are is nobody's business.
create view news_rating_counts
with (security_barrier = true)
as
  select rating.news_id, count(*)::integer as count
  from
    news_rating as rating
    join news_item as item on item.id = rating.news_id and item.is_published
  group by rating.news_id;

-- What everybody reads below an item.
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

-- What editors read: all of them, with the item and the author's address.
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
