-- One rule for the texts that people give, the same as `libs/domain/src/text/given-text.ts`: they are in Unicode's form
-- NFC, white space is folded, and no character hides, controls the output or turns the direction of the text. Such
-- characters end up in mails to the staff, in lists and beside public comments.

-- The text in one line.
create function app.tidy_line(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      normalize(value, nfc), '[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'
    ),
    -- Copied texts bring hidden characters along at their ends.
    '^[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+'
      || '|[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$',
    '', 'g'
  )
$$;

-- The text in lines that end with `\n`.
create function app.tidy_lines(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(normalize(value, nfc), '\u000d\u000a?|[\u000b\u000c\u0085\u2028\u2029]', chr(10), 'g'),
      '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g'
    ),
    '^[\u0009\u000a \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+'
      || '|[\u0009\u000a \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$',
    '', 'g'
  )
$$;

-- The field code of what is wrong with a tidied text; null where nothing is. Variation selectors and joiners belong to
-- the emoji before them; marks piled on one letter cover the lines above and below.
create function app.given_text_fault(value text, has_lines boolean) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when not has_lines and value ~ '[\u0009\u000a]' then 'hidden_characters'
    when regexp_replace(
      regexp_replace(
        regexp_replace(value, '([0-9#*])\ufe0f(?=\u20e3)', '\1', 'g'),
        '([\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]',
        '\1', 'g'
      ),
      '([\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\u200d'
        || '(?=[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])',
      '\1', 'g'
    ) ~ (
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
      || '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3'
      || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    ) then 'hidden_characters'
    when value ~ '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}' then 'invalid'
  end
$$;

-- Whether any text within a JSON value breaks the rule for one line.
create function app.has_hidden_text(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(value, '$.** ? (@.type() == "string")') as text
    where app.given_text_fault(text #>> '{}', false) is not null
  )
$$;
grant execute on function app.tidy_line(text), app.tidy_lines(text), app.given_text_fault(text, boolean),
  app.has_hidden_text(jsonb) to arbora_anon, arbora_service;

-- Tidies the columns that the trigger names, behind the kind of text they hold: `line` or `lines`.
create function app_private.tidy_texts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_row jsonb := to_jsonb(new);
  v_tidy jsonb := '{}';
  v_column text;
begin
  foreach v_column in array tg_argv[1:] loop
    v_tidy := v_tidy || jsonb_build_object(v_column, case tg_argv[0]
      when 'line' then app.tidy_line(v_row ->> v_column)
      else app.tidy_lines(v_row ->> v_column)
    end);
  end loop;
  return jsonb_populate_record(new, v_tidy);
end
$$;
revoke all on function app_private.tidy_texts() from public;

-- Triggers run in the order of their names; these come before those that look at the tidied texts.
create trigger a_tidy_texts before insert
  or update of nickname, name, phone, ico, dic, company, street, city, zip on user_profile
  for each row execute function app_private.tidy_texts(
    'line', 'nickname', 'name', 'phone', 'ico', 'dic', 'company', 'street', 'city', 'zip'
  );
create trigger user_profile_name_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.name, false) is not null)
  execute function app_private.refuse_written('name');
create trigger user_profile_phone_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.phone, false) is not null)
  execute function app_private.refuse_written('phone');
create trigger user_profile_ico_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.ico, false) is not null)
  execute function app_private.refuse_written('ico');
create trigger user_profile_dic_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.dic, false) is not null)
  execute function app_private.refuse_written('dic');
create trigger user_profile_company_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.company, false) is not null)
  execute function app_private.refuse_written('company');
create trigger user_profile_street_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.street, false) is not null)
  execute function app_private.refuse_written('street');
create trigger user_profile_city_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.city, false) is not null)
  execute function app_private.refuse_written('city');
create trigger user_profile_zip_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.zip, false) is not null)
  execute function app_private.refuse_written('zip');

create trigger a_tidy_texts before insert or update of body on news_comment
  for each row execute function app_private.tidy_texts('lines', 'body');
create trigger news_comment_body_text after insert or update on news_comment
  for each row when (app.given_text_fault(new.body, true) is not null)
  execute function app_private.refuse_written('body');

create trigger a_tidy_texts before insert or update of name_on_ticket, custom_email, custom_company, ico on booking_ticket
  for each row execute function app_private.tidy_texts(
    'line', 'name_on_ticket', 'custom_email', 'custom_company', 'ico'
  );
drop trigger booking_ticket_name_readable on booking_ticket;
create trigger booking_ticket_name_on_ticket_text after insert or update on booking_ticket
  for each row when (app.given_text_fault(new.name_on_ticket, false) is not null)
  execute function app_private.refuse_written('name_on_ticket');
create trigger booking_ticket_custom_email_text after insert or update on booking_ticket
  for each row when (app.given_text_fault(new.custom_email, false) is not null)
  execute function app_private.refuse_written('custom_email');
create trigger booking_ticket_custom_company_text after insert or update on booking_ticket
  for each row when (app.given_text_fault(new.custom_company, false) is not null)
  execute function app_private.refuse_written('custom_company');
create trigger booking_ticket_ico_text after insert or update on booking_ticket
  for each row when (app.given_text_fault(new.ico, false) is not null)
  execute function app_private.refuse_written('ico');

create trigger booking_reservation_custom_data_text after insert or update on booking_reservation
  for each row when (app.has_hidden_text(new.custom_data))
  execute function app_private.refuse_written('custom_data');

create trigger a_tidy_texts before insert or update of name on static_file
  for each row execute function app_private.tidy_texts('line', 'name');
create trigger static_file_name_text after insert or update on static_file
  for each row when (app.given_text_fault(new.name, false) is not null)
  execute function app_private.refuse_written('name');

-- Path of the first thing that is wrong with a basket, such as `items.2.amount`; null when it is well formed. What a
-- basket leaves out counts as empty. Texts of its lines are the catalogue's, which an order reads anew.
create or replace function app_private.basket_problem(basket jsonb) returns text
  language plpgsql immutable parallel safe set search_path = ''
  as $$
  declare
    v_problem text;
  begin
    if jsonb_typeof(basket) is distinct from 'object' or length(basket::text) > 200000
      or basket - '{type,items,files,note,center}'::text[] <> '{}'
    then
      return '';
    end if;
    if coalesce(basket ->> 'type', 'inquiry') not in ('inquiry', 'order') then
      return 'type';
    end if;
    if not app_private.is_text(basket -> 'note', 4000)
      or app.given_text_fault(basket ->> 'note', true) is not null
    then
      return 'note';
    end if;
    if not app_private.is_text(basket -> 'center', 100)
      or app.given_text_fault(basket ->> 'center', false) is not null
    then
      return 'center';
    end if;
    if coalesce(jsonb_typeof(basket -> 'items'), 'array') <> 'array'
      or jsonb_array_length(coalesce(basket -> 'items', '[]')) > 200
    then
      return 'items';
    end if;
    if coalesce(jsonb_typeof(basket -> 'files'), 'array') <> 'array'
      or jsonb_array_length(coalesce(basket -> 'files', '[]')) > 20
    then
      return 'files';
    end if;
    select format('items.%s%s', line.n - 1, app_private.basket_item_problem(line.item)) into v_problem
    from jsonb_array_elements(coalesce(basket -> 'items', '[]')) with ordinality as line (item, n)
    where app_private.basket_item_problem(line.item) is not null
    order by line.n limit 1;
    if v_problem is not null then
      return v_problem;
    end if;
    select format('files.%s', file.n - 1) into v_problem
    from jsonb_array_elements(coalesce(basket -> 'files', '[]')) with ordinality as file (entry, n)
    where jsonb_typeof(file.entry) <> 'object'
      or file.entry - '{id,name}'::text[] <> '{}'
      or jsonb_typeof(file.entry -> 'id') is distinct from 'string'
      or jsonb_typeof(file.entry -> 'name') is distinct from 'string'
      or length(file.entry ->> 'id') not between 1 and 200
      or length(file.entry ->> 'name') not between 1 and 200
      or app.given_text_fault(file.entry ->> 'name', false) is not null
    order by file.n limit 1;
    return v_problem;
  end
  $$;
