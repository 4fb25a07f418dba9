import recorded from './recorded-tables';

test.each([
  ['news_item', 'n1', '/manager/news?id=n1'],
  ['news_item__product', 'n1', '/manager/news?id=n1'],
  ['news_item__booking_event', 'n1', '/manager/news?id=n1'],
  ['news_comment', 'c1', '/manager/comments?id=c1'],
  ['person_card', 'c1', '/manager/news?list=people&id=c1'],
  ['photogallery', 'g1', '/manager/photogallery/g1'],
  ['virtual_tour', 't1', '/manager/photogallery?list=tours&id=t1'],
  ['job_position', 'j1', '/manager/jobs?id=j1'],
])('a change of %s %s leads to %s', (table, key, page) => {
  expect(recorded.tables[table]?.link?.(key)).toBe(page);
});

test.each([
  ['news_bulletin', '46', '/manager/bulletin/46'],
  ['photogallery', 'g1', '/manager/photogallery/g1'],
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
