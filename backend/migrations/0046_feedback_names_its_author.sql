-- Who rates or comments says so (spec §7 sends `profile_id`): a row that came without it would hide a mistake.
alter table news_rating alter column profile_id drop default;
alter table news_comment alter column profile_id drop default;
