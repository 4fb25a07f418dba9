import recorded from './recorded-tables';

test.each([
  ['booking_event', 'e1', '/manager/booking?event=e1'],
  ['set_aside_payment', 'p1', '/manager/booking/payments?id=p1'],
])('a change of %s %s leads to %s', (table, key, page) => {
  expect(recorded.tables[table]?.link?.(key)).toBe(page);
});

test.each([['booking_event', 'e1', '/manager/booking?event=e1']])(
  'a row of the document %s %s without a page of its own leads to %s',
  (kind, id, page) => {
    expect(recorded.documents?.[kind]?.(id)).toBe(page);
  },
);

const SECTIONS = Object.entries(recorded.tables).flatMap(([table, { section }]) =>
  section ? [[table, section] as const] : [],
);
test.each(SECTIONS)(
  'labels of the columns of %s are in the texts that are loaded with its section',
  async (_, { load, texts }) => {
    expect((await load()).texts).toBe(texts.namespace);
  },
);
