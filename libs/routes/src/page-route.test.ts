import { pageRoute } from './page-route';
import * as routes from './routes';

test('parameters are encoded into the path', () => {
  expect(pageRoute('/novinky/:slug').href({ slug: 'řez a/péče' })).toBe('/novinky/%C5%99ez%20a%2Fp%C3%A9%C4%8De');
});

test('search omits empty values', () => {
  expect(routes.assortment.href({ q: 'javor klen', page: 2, size: '', category: null })).toBe(
    '/sortiment?q=javor+klen&page=2',
  );
});

test('a route with parameters takes the search as second argument', () => {
  expect(routes.reserveEvent.href({ id: 'e1' }, { slot: 's1' })).toBe('/rezervace/udalost/e1?slot=s1');
});

test('no two pages have the same pattern', () => {
  const patterns = Object.values(routes).map((route) => route.pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
