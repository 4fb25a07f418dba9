import { readSchema } from '../../src/database/schema/read-schema';

const DOCUMENTED = /^(create (or replace )?(sequence|table|view|function) |alter table \S+ enable row level security)/;

test('every table, view, function and `enable row level security` statement has a comment', async () => {
  const { constraintFunctions, tables, code } = await readSchema();
  const without = [...constraintFunctions, ...tables, ...code].flatMap(({ name, sql }) =>
    sql
      .split('\n')
      .filter((line, index, lines) => DOCUMENTED.test(line) && !lines[index - 1]?.startsWith('--'))
      .map((line) => `${name}: ${line}`),
  );
  expect(without).toEqual([]);
});
