-- Texts are searched without accents and case. The dictionary is named, which is what makes the function immutable.
create function app.searchable(value text)
returns text
language sql
immutable
strict
parallel safe
as $$
  select lower(extensions.unaccent('extensions.unaccent', value));
$$;
grant execute on function app.searchable(text) to arbora_anon, arbora_service;

-- Whether any text within a JSON value breaks the rule for one line.
create function app.has_hidden_text(value jsonb)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    exists (
      select
      from jsonb_path_query(value, '$.** ? (@.type() == "string")') as text
      where app.given_text_fault(text #>> '{}', false) is not null
    );
$$;
grant execute on function app.has_hidden_text(jsonb) to arbora_anon, arbora_service;

-- The field code of what is wrong with a tidied text; null where nothing is. Variation selectors and joiners belong to
-- the emoji before them; marks piled on one letter cover the lines above and below.
create function app.given_text_fault(value text, has_lines boolean)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when not has_lines
      and value ~ '[\u0009\u000a]' then 'hidden_characters'
      when regexp_replace(
        regexp_replace(
          regexp_replace(value, '([0-9#*])\ufe0f(?=\u20e3)', '\1', 'g'),
          '([\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]',
          '\1',
          'g'
        ),
        '([\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\u200d' || '(?=[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])',
        '\1',
        'g'
      ) ~ (
        '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f' || '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3' || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
      ) then 'hidden_characters'
      when value ~ '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}' then 'invalid'
    end;
$$;
grant execute on function app.given_text_fault(text, boolean) to arbora_anon, arbora_service;

-- One rule for the texts that people give, the same as `libs/domain/src/text/given-text.ts`: they are in Unicode's form
-- NFC, white space is folded, and no character hides, controls the output or turns the direction of the text. Such
-- characters end up in mails to the staff, in lists and beside public comments.

-- The text in one line.
create function app.tidy_line(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    regexp_replace(
      regexp_replace(
        normalize(value, nfc),
        '[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+',
        ' ',
        'g'
      ),
      -- Copied texts bring hidden characters along at their ends.
      '^[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+' || '|[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$',
      '',
      'g'
    );
$$;
grant execute on function app.tidy_line(text) to arbora_anon, arbora_service;

-- The text in lines that end with `\n`.
create function app.tidy_lines(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    regexp_replace(
      regexp_replace(
        regexp_replace(normalize(value, nfc), '\u000d\u000a?|[\u000b\u000c\u0085\u2028\u2029]', chr(10), 'g'),
        '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]',
        ' ',
        'g'
      ),
      '^[\u0009\u000a \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+' || '|[\u0009\u000a \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$',
      '',
      'g'
    );
$$;
grant execute on function app.tidy_lines(text) to arbora_anon, arbora_service;

-- Tidies the columns that the trigger names, behind the kind of text they hold: `line` or `lines`.
create function app_private.tidy_texts()
returns trigger
language plpgsql
set search_path = ''
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

-- A reservation that a late payment brings back comes as it was: rules that came after it ask of what is written anew, and
-- nobody writes here. Refused, it would take the whole bank statement with it.

-- Refuses the row as a check constraint of the trigger's name would. The trigger's `when` says what is wrong, its
-- arguments which columns the rule is about: as long as a row keeps those as they were, or comes back with them
-- (`arbora.comes_back`), it is let through.
create function app_private.refuse_written()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not exists (
    select from unnest(tg_argv) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  ) then
    return null;
  end if;
  if tg_op = 'INSERT' and current_setting('arbora.comes_back', true) = 'on' then
    return null;
  end if;
  raise check_violation using
    message = format('new row for relation "%s" violates check constraint "%s"', tg_table_name, tg_name),
    schema = tg_table_schema, table = tg_table_name, constraint = tg_name;
end
$$;

-- Whether a member of a JSON object is a text of at most `longest` characters, or null or missing.
create function app_private.is_text(value jsonb, longest integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    coalesce(jsonb_typeof(value), 'null') = 'null'
    or (jsonb_typeof(value) = 'string' and length(value #>> '{}') <= longest);
$$;

create function app_private.is_uuid(value jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    jsonb_typeof(value) = 'string'
    and (value #>> '{}') ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
$$;
