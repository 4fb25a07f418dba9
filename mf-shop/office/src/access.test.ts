import { ACL, mayOpenSection, type ManagerSection } from '@arbora/domain';
import remote from './remote';

/** Rights that open a page of the back office, beside admin (spec §6). */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  '/manager/orders': ['sales'],
  '/manager/inquiries': ['sales'],
  '/manager/offers': ['sales'],
  '/manager/offers/:id': ['sales'],
  '/manager/photo': ['sales'],
  '/manager/photo/recent': ['sales'],
  '/manager/photo/unassigned': ['sales'],
  '/manager/photo/assortment': ['sales'],
  '/manager/photo/assortment/:id': ['sales'],
  '/manager/assortment': ['sales'],
  '/manager/assortment/products': ['sales'],
  '/manager/assortment/product-items': ['sales'],
  '/manager/assortment/categories': ['sales'],
};

test('the rights of each page are tested', () => {
  expect(remote.routes.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(HOLDERS).sort());
});

test.each(Object.entries(HOLDERS))('%s is for admins and %p', (pattern, holders) => {
  const rule = remote.routes.find((route) => route.pattern === pattern);
  const { section } = rule?.access as { section: ManagerSection };
  const permitted = ACL.filter((acl) => mayOpenSection([acl], section));
  expect([...permitted].sort()).toEqual(['admin', ...holders].sort());
});
