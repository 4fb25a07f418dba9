-- Counts of articles and comments; see app_private.news_tally.
select
  app_private.keep_tally(
    'public.news_item',
    'app_private.news_tally',
    'counted.tag',
    'counted.locale',
    'counted.topic',
    'counted.is_published',
    'counted.publish_at',
    'counted.completed_at is not null'
  );
select app_private.keep_tally('public.news_comment', 'app_private.news_comment_tally');
