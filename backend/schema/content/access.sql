-- Row security, grants and policies.

-- Preferences of the site: everyone reads them, admins change them. Other records are for the services.
alter table kejval enable row level security;
grant select on kejval to arbora_anon;
grant update (value) on kejval to arbora_admin;
create policy select_site on kejval for select to arbora_anon using (item like '%-www');
create policy update_admin on kejval
for update
to arbora_admin
using ((item like '%-www' or item like '%-set-%') and (select app.has_acl('admin')))
with check ((item like '%-www' or item like '%-set-%') and (select app.has_acl('admin')));
create policy select_settings on kejval
for select
to arbora_admin
using (item like '%-set-%' and (select app.has_acl('admin')));

-- Everyone reads public galleries, editors edit all.
alter table photogallery enable row level security;
grant select on photogallery to arbora_anon;
grant delete on photogallery to arbora_manager;
select app_private.grant_write('photogallery', 'arbora_manager');
create policy select_public on photogallery for select to arbora_anon using (is_public);
create policy all_editor on photogallery
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- Everyone reads published articles from their `publish_at` on, editors edit all.
alter table news_item enable row level security;
grant select on news_item to arbora_anon, arbora_editor_lists, arbora_public_lists;
grant delete on news_item to arbora_manager;
select app_private.grant_write('news_item', 'arbora_manager');
create policy select_published on news_item
for select
to arbora_anon, arbora_public_lists
using (app.is_published_now(is_published, publish_at));
-- Anyone with a preview link reads its article.
create policy select_previewed on news_item for select to arbora_anon using (id = (select app.previewed_item()));
create policy all_editor on news_item
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);
create policy select_commented on news_item
for select
to arbora_editor_lists
using ((select app.has_acl('editor')) and exists (select from news_comment where news_id = news_item.id offset 0));

-- Everyone reads published issues from their `publish_at` on, editors edit all.
alter table news_bulletin enable row level security;
grant select on news_bulletin to arbora_anon;
grant delete on news_bulletin to arbora_manager;
select app_private.grant_write('news_bulletin', 'arbora_manager');
create policy select_published on news_bulletin
for select
to arbora_anon
using (app.is_published_now(is_published, publish_at));
create policy all_editor on news_bulletin
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- Items of issues: editors edit all.
alter table news_bulletin__news_item enable row level security;
grant select on news_bulletin__news_item to arbora_anon;
grant delete on news_bulletin__news_item to arbora_manager;
select app_private.grant_write('news_bulletin__news_item', 'arbora_manager');

-- Readable with both the issue and the article, as their policies decide.
create policy select_with_both_ends on news_bulletin__news_item
for select
to arbora_anon
using (
  exists (select from news_bulletin as bulletin where bulletin.id = bulletin_id)
  and exists (select from news_item as item where item.id = item_id)
);
create policy all_editor on news_bulletin__news_item
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- People rate published articles, and see and delete only their own ratings; counts are in news_rating_counts.
alter table news_rating enable row level security;
grant select, insert (news_id, profile_id), delete on news_rating to arbora_customer;
create policy select_own on news_rating
for select
to arbora_customer
using (profile_id = (select app.person_id()));
create policy insert_own on news_rating
for insert
to arbora_customer
with check (
  profile_id = (select app.person_id())
  and (select app.is_admitted())
  and exists (
    select
    from public.news_item as item
    where item.id = news_id and app.is_published_now(item.is_published, item.publish_at)
  )
);
create policy delete_own on news_rating
for delete
to arbora_customer
using (profile_id = (select app.person_id()) and (select app.is_admitted()));

-- Written by triggers, read by the view news_rating_counts.
alter table app_private.news_rating_tally enable row level security;
grant select on app_private.news_rating_tally to arbora_public_lists;
create policy select_published on app_private.news_rating_tally
for select
to arbora_public_lists
using (app.is_published_now(is_published, publish_at) and count > 0);

-- People comment on published articles, and change and delete their own comments; editors change, hide and delete any.
-- Everyone reads visible comments in the view news_comments. The author of a hidden one sees it with the reason, and
-- may delete but not change it.
alter table news_comment enable row level security;
grant select, insert (news_id, profile_id, body), update (body), delete on news_comment to arbora_customer;
grant update (hidden_reason) on news_comment to arbora_manager;
grant select on news_comment to arbora_editor_lists, arbora_public_lists;
create policy select_visible on news_comment for select to arbora_public_lists using (hidden_reason is null);
create policy select_own on news_comment
for select
to arbora_customer
using (profile_id = (select app.person_id()));
create policy insert_own on news_comment
for insert
to arbora_customer
with check (
  profile_id = (select app.person_id())
  and (select app.is_admitted())
  and exists (
    select
    from public.news_item as item
    where item.id = news_id and app.is_published_now(item.is_published, item.publish_at)
  )
);
create policy update_own on news_comment
for update
to arbora_customer
using (profile_id = (select app.person_id()) and hidden_reason is null and (select app.is_admitted()))
with check (profile_id = (select app.person_id()));
create policy delete_own on news_comment
for delete
to arbora_customer
using (profile_id = (select app.person_id()) and (select app.is_admitted()));
create policy select_editor on news_comment
for select
to arbora_manager, arbora_editor_lists
using ((select app.has_acl('editor')) is true);
create policy update_editor on news_comment
for update
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);
create policy delete_editor on news_comment
for delete
to arbora_manager
using ((select app.has_acl('editor')) is true);

-- Everyone reads public positions.
alter table job_position enable row level security;
grant select on job_position to arbora_anon;
grant delete on job_position to arbora_manager;
select app_private.grant_write('job_position', 'arbora_manager');
create policy select_public on job_position for select to arbora_anon using (is_public);

-- Recruiters and sales staff share this section.
create policy all_jobs_or_sales on job_position
to arbora_manager
using ((select app.has_acl('jobs')) or (select app.has_acl('sales')))
with check ((select app.has_acl('jobs')) or (select app.has_acl('sales')));

-- The auth role for jobs reads positions that are not public, without rights in the back office.
create policy select_jobs on job_position for select to arbora_jobs using ((select app.is_admitted()) is true);

-- Everyone reads public cards, editors edit all.
alter table person_card enable row level security;
grant select on person_card to arbora_anon;
grant delete on person_card to arbora_manager;
select app_private.grant_write('person_card', 'arbora_manager', '{created_at}');
create policy select_public on person_card for select to arbora_anon using (is_public);
create policy all_editor on person_card
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- Views: each shows the rows that its caller may see, as defined there.
grant select on news_rating_counts to arbora_anon;

grant select on news_comments to arbora_anon;

grant select on news_comments_manager to arbora_manager;

-- Everyone reads public tours, editors edit all.
alter table virtual_tour enable row level security;
grant select on virtual_tour to arbora_anon;
grant delete on virtual_tour to arbora_manager;
select app_private.grant_write('virtual_tour', 'arbora_manager', '{created_at}');
create policy select_public on virtual_tour for select to arbora_anon using (is_public);
create policy all_editor on virtual_tour
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- Everyone reads public places, editors edit all.
alter table planted_place enable row level security;
grant select on planted_place to arbora_anon;
grant delete on planted_place to arbora_manager;
select app_private.grant_write('planted_place', 'arbora_manager', '{created_at}');
create policy select_public on planted_place for select to arbora_anon using (is_public);
create policy all_editor on planted_place
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);

-- Written by triggers, read by the view of totals and the dashboard.
alter table app_private.news_tally enable row level security;
-- As news_tally.
alter table app_private.news_comment_tally enable row level security;
grant select on app.news_comments_manager_totals to arbora_manager;
grant select on app.news_item_totals to arbora_anon;
