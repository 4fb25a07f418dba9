-- Only admins write `acl`; see app_private.require_acl.
create trigger ask_admin
before update of acl on user_profile
for each row
execute function app_private.require_acl('admin');

-- Texts are tidied first: triggers run in the order of their names, and those below check the tidied text.
create trigger a_tidy_texts
before insert or update of nickname, name, phone, ico, dic, company, street, city, zip on user_profile
for each row
execute function app_private.tidy_texts(
  'line',
  'nickname',
  'name',
  'phone',
  'ico',
  'dic',
  'company',
  'street',
  'city',
  'zip'
);

-- Rules about single fields, as triggers rather than check constraints, so that they apply to new values only
-- (app_private.refuse_written).
create trigger user_profile_name_long_enough
after insert or update on user_profile
for each row
when (length(btrim(new.name)) < 3)
execute function app_private.refuse_written('name');

create trigger user_profile_ico_digits
after insert or update on user_profile
for each row
when (not app.is_company_id(new.ico, new.country))
execute function app_private.refuse_written('ico', 'country');

-- No hidden characters in given texts.
create trigger user_profile_name_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.name, false) is not null)
execute function app_private.refuse_written('name');

create trigger user_profile_phone_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.phone, false) is not null)
execute function app_private.refuse_written('phone');

create trigger user_profile_phone_format
after insert or update on user_profile
for each row
when (app.given_text_fault(new.phone, false) is null and new.phone != '' and not app.is_phone(new.phone))
execute function app_private.refuse_written('phone');

create trigger user_profile_ico_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.ico, false) is not null)
execute function app_private.refuse_written('ico');

create trigger user_profile_dic_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.dic, false) is not null)
execute function app_private.refuse_written('dic');

create trigger user_profile_company_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.company, false) is not null)
execute function app_private.refuse_written('company');

create trigger user_profile_street_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.street, false) is not null)
execute function app_private.refuse_written('street');

create trigger user_profile_city_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.city, false) is not null)
execute function app_private.refuse_written('city');

create trigger user_profile_zip_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.zip, false) is not null)
execute function app_private.refuse_written('zip');

create trigger user_profile_nickname_text
after insert or update on user_profile
for each row
when (app.given_text_fault(new.nickname, false) is not null)
execute function app_private.refuse_written('nickname');

-- Which nicknames are allowed; accounts/nicknames.sql refuses taken ones.
create trigger user_profile_nickname_alphabet
after insert or update on user_profile
for each row
when (app.given_text_fault(new.nickname, false) is null and not app.is_nickname(new.nickname))
execute function app_private.refuse_written('nickname');

create trigger user_profile_nickname_reserved
after insert or update on user_profile
for each row
when (app.is_reserved_nickname(new.nickname))
execute function app_private.refuse_written('nickname');

create trigger replace_default
before insert or update of is_default on saved_view
for each row
when (new.is_default)
execute function app_private.replace_default_view();
