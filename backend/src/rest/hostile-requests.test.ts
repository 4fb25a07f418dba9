import fc from 'fast-check';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
}, 60_000);
afterAll(() => site.close());

const PIECES = [
  'select', 'order', 'limit', 'offset', 'or', 'and', 'not', 'id', 'title', 'booking_event_slot', 'name', 'price',
  'eq', 'in', 'is', 'cs', 'fts', 'like', 'null', '*', '(', ')', '.', ',', ':', '::', '->', '->>', '!inner', '...', '"',
  "'", ';--', '{', '}', '=', '&', '1', '-1', '99999999999999999999', '%00', '%', '\\', 'ž', '$1', '%0A', ' ', 'text', '[]',
]; // prettier-ignore

const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));

test('no query string makes the service fail, and none reaches past what is declared', async () => {
  await fc.assert(
    fc.asyncProperty(soup, async (query) => {
      const { statusCode } = await site.app.inject({
        method: 'GET',
        url: `/api/rest/booking_event?${encodeURI(query)}`,
      });
      expect([200, 206, 300, 400, 404, 416]).toContain(statusCode);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('no select list makes the service fail', async () => {
  await fc.assert(
    fc.asyncProperty(soup, async (select) => {
      const { statusCode } = await site.app.inject({
        method: 'GET',
        url: `/api/rest/booking_event?select=${encodeURIComponent(select)}`,
      });
      expect([200, 300, 400]).toContain(statusCode);
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('no body makes the service fail', async () => {
  const token = await site.tokenFor('sales@arbora.example');
  await fc.assert(
    fc.asyncProperty(fc.json(), async (payload) => {
      const { statusCode } = await site.app.inject({
        method: 'PATCH',
        url: '/api/rest/booking_event?id=eq.99000000-0000-4000-8000-000000000000',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test.each([
  "title=eq.'; drop table booking_event; --",
  'title=in.("\'); select 1; --")',
  'select=id:"a"" from pg_roles; --"',
  'select="id"":text"',
  'order=id;drop table x',
  'select=id::text); select 1; --',
  'title=fts(english); select 1).x',
])('a value or name stays one: %s', async (query) => {
  const { statusCode } = await site.app.inject({ method: 'GET', url: `/api/rest/booking_event?${encodeURI(query)}` });
  expect([200, 400]).toContain(statusCode);
  expect(await site.database.asOwner("select to_regclass('booking_event') is not null as there")).toEqual([
    { there: true },
  ]);
});
