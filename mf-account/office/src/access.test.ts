import { ACL, mayOpenSection, type ManagerSection } from '@arbora/domain';
import remote from './remote';

/** Rights that open a page of the back office, beside admin (spec §6). */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  '/manager/users/profiles': [],
  '/manager/users/registrations': [],
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
