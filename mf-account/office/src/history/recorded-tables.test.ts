import recorded from './recorded-tables';

test.each([
  ['user_profile', 'p1', '/manager/users/profiles?id=p1'],
  ['auth_person', 'p1', '/manager/users/profiles?id=p1'],
])('a change of %s %s leads to %s', (table, key, page) => {
  expect(recorded.tables[table]?.link?.(key)).toBe(page);
});

const SECTIONS = Object.entries(recorded.tables).flatMap(([table, { section }]) =>
  section ? [[table, section] as const] : [],
);
test.each(SECTIONS)(
  'labels of the columns of %s are in the texts that are loaded with its section',
  async (_, { load, texts }) => {
    expect((await load()).texts).toBe(texts.namespace);
  },
);
