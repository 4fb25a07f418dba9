import { accessOf } from './access';
import * as routes from './routes';

test.each([
  ['/', 'public'],
  ['/sortiment', 'public'],
  ['/ucet/kosik', 'customer'],
  ['/rezervace/udalost/1', 'customer'],
  ['/rezervace-jinde', 'public'],
  ['/manager', 'manager'],
  ['/manager/neznama', 'manager'],
  ['/manager/toString', 'manager'],
  ['/constructor', 'public'],
  ['/manager/news', { section: 'news' }],
  ['/manager/mail/newsletter', { section: 'settings' }],
])('%s is open to %j', (path, access) => {
  expect(accessOf(path)).toEqual(access);
});

test('each page of the back office but the first needs a right', () => {
  const open = Object.values(routes)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.startsWith('/manager/') && typeof accessOf(pattern) !== 'object');
  expect(open).toEqual([]);
});
