-- Texts given by people: in Unicode form NFC, with folded white space and without characters that are invisible,
-- control the output or reverse the direction, because the texts end up in mails, lists and public comments. The same
-- rules as in `libs/domain/src/text/given-text.ts`.

-- A text as a single line.
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
      -- Copied text often has invisible characters at its ends.
      '^[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+' || '|[ \u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$',
      '',
      'g'
    );
$$;
grant execute on function app.tidy_line(text) to arbora_anon, arbora_service;

-- A text of several lines, separated by `\n`.
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

-- The field code of the first fault of a tidied text, `hidden_characters` or `invalid` (too many combining marks on a
-- letter); null if there is none. `has_lines` allows tabs and line ends. Variation selectors and joiners are allowed
-- within emoji.
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

-- True if any text within a JSON value has a fault as a single line.
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

-- Trigger: tidies the columns named by its arguments; the first argument is `line` or `lines`.
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

-- Trigger: replaces no-break spaces in the columns named by its arguments by plain ones, and removes word joiners.
-- Typography is applied when texts are displayed (`typeset` of libs/domain); staff may paste typeset texts.
create function app_private.plain_spaces()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_row constant jsonb := to_jsonb(new);
  v_written text;
begin
  select jsonb_object_agg(name, v_row -> name)::text into v_written from unnest(tg_argv) as name;
  return jsonb_populate_record(new, translate(v_written, E'\u00a0\u202f\u2060', '  ')::jsonb);
end
$$;

-- Trigger: refuses a row like a check constraint with the trigger's name, for rules that stored rows may violate. The
-- trigger's `when` is the violation, its arguments are the columns of the rule: an update that leaves these unchanged
-- passes, and so does a reservation that a late payment restores (`arbora.comes_back`), which would otherwise fail the
-- whole bank statement.
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

-- Trigger: refuses a changed column, of those named by the arguments, that hides characters: the texts of staff end up
-- in the same mails, lists and pages as those of customers. Fails like a check constraint `<table>_<column>_text`.
create function app_private.refuse_hidden_texts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_new constant jsonb := to_jsonb(new);
  v_old constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_column text;
begin
  foreach v_column in array tg_argv loop
    if v_new -> v_column is distinct from v_old -> v_column
      and app.given_text_fault(v_new ->> v_column, true) = 'hidden_characters'
    then
      raise check_violation using
        message = format('new row for relation "%s" violates check constraint "%s_%s_text"', tg_table_name, tg_table_name, v_column),
        schema = tg_table_schema, table = tg_table_name, constraint = format('%s_%s_text', tg_table_name, v_column);
    end if;
  end loop;
  return null;
end
$$;

-- True if a member of a JSON object is a text of at most `longest` characters, null or missing.
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

-- True if a member of a JSON object is a UUID.
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
