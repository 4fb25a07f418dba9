import { normalizeSql } from './normalize-sql';

test.each([
  ['a comment', 'select 1 -- one\n;', 'select 1\n;'],
  ['a comment with a quote', "-- don't\nselect 1;", 'select 1;'],
  ['a block comment with others in it', "select /* don't /* */ */ 1;", 'select 1;'],
  ['an indentation', 'select\n    1;', 'select 1;'],
])('%s does not change the result', (_what, one, other) => {
  expect(normalizeSql(one)).toBe(normalizeSql(other));
});

test.each([
  ['two dashes in a literal', "select 'a -- b';", "select 'a -- c';"],
  ['white space in a literal', "select 'a  b';", "select 'a b';"],
  ['dashes behind a doubled quote', "select 'it''s -- b';", "select 'it''s -- c';"],
  ['dashes behind an escaped quote', "select e'it\\'s -- b';", "select e'it\\'s -- c';"],
  ['dashes in a quoted name', 'select 1 as "a -- b";', 'select 1 as "a -- c";'],
  ['a body', 'do $$ begin -- a\nend $$;', 'do $$ begin -- b\nend $$;'],
  ['a body with a tag', 'do $x$ $$ -- a $x$;', 'do $x$ $$ -- b $x$;'],
  ['what follows a name with dollars', "select a$$, '-- b', c$$;", "select a$$, '-- c', c$$;"],
  ['what follows a comment', 'select 1 -- one\n, 2;', 'select 1 -- one\n;'],
])('%s changes the result', (_what, one, other) => {
  expect(normalizeSql(one)).not.toBe(normalizeSql(other));
});
