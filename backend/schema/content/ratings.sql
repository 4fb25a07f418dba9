-- Counts of ratings; see app_private.news_rating_tally.

-- Trigger: adds the tally row of a new article.
create function app_private.begin_rating_tally()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into app_private.news_rating_tally (news_id, is_published, publish_at)
  values (new.id, new.is_published, new.publish_at);
  return null;
end
$$;
create trigger begin_rating_tally
after insert on news_item
for each row
execute function app_private.begin_rating_tally();

-- Trigger: copies `is_published` and `publish_at` of an article to the tally, because only visible articles are listed.
-- Nothing is written at the time of publication: the tally's policy compares `publish_at` with the time of reading.
create function app_private.publish_rating_tally()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.news_rating_tally
  set is_published = new.is_published, publish_at = new.publish_at
  where news_id = new.id;
  return null;
end
$$;
create trigger publish_rating_tally
after update of is_published, publish_at on news_item
for each row
when ((old.is_published, old.publish_at) is distinct from (new.is_published, new.publish_at))
execute function app_private.publish_rating_tally();

-- Adds the ratings that a statement inserted, or subtracts those that it deleted. Locks the tallies in the order of the
-- articles to avoid deadlocks.
create function app_private.tally_ratings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from app_private.news_rating_tally
  where news_id in (select news_id from changed)
  order by news_id
  for no key update;
  update app_private.news_rating_tally as tally
  set count = tally.count + v_sign * change.ratings
  from (select news_id, count(*)::integer as ratings from changed group by news_id) as change
  where tally.news_id = change.news_id;
  return null;
end
$$;
create trigger tally_new_ratings
after insert on news_rating
referencing new table as changed
for each statement
execute function app_private.tally_ratings();
create trigger tally_deleted_ratings
after delete on news_rating
referencing old table as changed
for each statement
execute function app_private.tally_ratings();
