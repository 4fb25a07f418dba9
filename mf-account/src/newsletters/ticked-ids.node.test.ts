import * as v from 'valibot';
import { tickedIds, tickedOf, tickedSchema } from './ticked-ids';

const [news, offers, events] = [{ id: 'news' }, { id: 'offers' }, { id: 'events' }];

test('a tick stays with its newsletter if the list changes under the form', () => {
  const ticked = tickedOf([news, offers], ['offers']);
  expect(tickedIds([offers, events, news], ticked)).toEqual(['offers']);
  expect(tickedIds([events, news], ticked)).toEqual([]);
});

test('a newsletter added later is not ticked', () => {
  expect(v.parse(tickedSchema, { news: true, events: undefined })).toEqual({ news: true, events: false });
});
