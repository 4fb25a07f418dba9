import { testDatabase, type TestDatabase } from '../../tests/database';
import { EDITOR, SALES } from '../../tests/policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const INSERT = `insert into saved_view (profile_id, section, name, params, is_default)
  values (app.person_id(), $1, $2, 'q=buk', $3)`;

test('a new default view replaces the former default of the same list only', async () => {
  await db.tryAs(EDITOR, async (client) => {
    for (const [section, name] of [
      ['news', 'Jaro'],
      ['jobs', 'Volná'],
      ['news', 'Podzim'],
    ])
      // oxfmt-ignore
      await client.query(INSERT, [section, name, true]);
    const { rows } = await client.query('select name from saved_view where is_default order by name');
    expect(rows).toEqual([{ name: 'Podzim' }, { name: 'Volná' }]);
    await client.query("update saved_view set is_default = true where name = 'Jaro'");
    const after = await client.query('select name from saved_view where is_default order by name');
    expect(after.rows).toEqual([{ name: 'Jaro' }, { name: 'Volná' }]);
  });
});

test('the names of a person’s views of a list are unique regardless of case', async () => {
  await db.tryAs(SALES, async (client) => {
    await client.query(INSERT, ['orders', 'Dluhy', false]);
    await expect(client.query(INSERT, ['orders', 'dluhy', false])).rejects.toMatchObject({
      constraint: 'saved_view_name',
    });
  });
});
