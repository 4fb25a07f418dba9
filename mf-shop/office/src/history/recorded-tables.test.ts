import recorded from './recorded-tables';

test.each([
  ['product_category', 'g1', '/manager/assortment/categories?id=g1'],
  ['product', 'p1', '/manager/assortment/products?id=p1'],
  ['product_item', 'i1', '/manager/assortment/product-items?id=i1'],
  ['offer', 'o1', '/manager/offers/o1'],
  ['shop_order', 'o1', '/manager/orders?id=o1'],
  ['order_note', 'o1', '/manager/orders?id=o1'],
  ['quote_draft', 'i1', '/manager/inquiries?id=i1'],
  ['photo', 'p1', '/manager/photo/recent?id=p1'],
])('a change of %s %s leads to %s', (table, key, page) => {
  expect(recorded.tables[table]?.link?.(key)).toBe(page);
});

test.each([
  ['offer', 'o1', '/manager/offers/o1'],
  ['shop_order', 'o1', '/manager/orders?id=o1'],
  ['product', 'p1', '/manager/photo/assortment/p1'],
])('a row of the document %s %s without a page of its own leads to %s', (kind, id, page) => {
  expect(recorded.documents?.[kind]?.(id)).toBe(page);
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
