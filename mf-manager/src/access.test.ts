import { ACL, mayOpenSection, type ManagerSection } from '@arbora/domain';
import remote from './remote';

test('every member of staff may open the dashboard, and only admins the other pages', () => {
  const [dashboard, ...others] = remote.routes;
  expect(dashboard).toMatchObject({ pattern: '/manager', access: 'manager' });
  expect(others.map(({ pattern }) => pattern)).toContain('/manager/settings');
  for (const { access } of others) {
    const { section } = access as { section: ManagerSection };
    expect(ACL.filter((acl) => mayOpenSection([acl], section))).toEqual(['admin']);
  }
});
