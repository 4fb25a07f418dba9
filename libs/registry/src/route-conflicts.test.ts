import { routeConflicts } from './route-conflicts';

const remote = (name: string, patterns: string[], slots: string[] = []) => ({
  name,
  routes: patterns.map((pattern) => ({ pattern })),
  slots: slots.map((slot) => ({ name: slot })),
});

test.each([
  ['/tour', '/tour', 'mf-shop and mf-tour both claim the route /tour'],
  ['/tour', '/tour/', 'mf-shop and mf-tour both claim the route /tour (the route /tour/)'],
  ['/tour/:id', '/tour/:slug', 'mf-shop and mf-tour both claim the route /tour/:id (the route /tour/:slug)'],
  ['/', '/', 'mf-shop and mf-tour both claim the route /'],
])('%s of one remote conflicts with %s of another', (first, second, message) => {
  expect(routeConflicts([remote('mf-shop', [first]), remote('mf-tour', [second])])).toEqual([message]);
});

test('a remote may not declare a route twice', () => {
  expect(routeConflicts([remote('mf-tour', ['/tour/:id', '/tour/:slug'])])).toEqual([
    'mf-tour claims twice the route /tour/:id (the route /tour/:slug)',
  ]);
});

test.each([
  ['/bulletin/:issue', '/bulletin/archiv'],
  ['/tour/:id/map', '/tour/pilsen/:day'],
  ['/tour', '/tour/:id'],
])('%s and %s differ in specificity, so two remotes may declare them', (first, second) => {
  expect(routeConflicts([remote('mf-shop', [first]), remote('mf-tour', [second])])).toEqual([]);
});

test('a slot may be offered by one remote only', () => {
  expect(routeConflicts([remote('mf-shop', [], ['tile']), remote('mf-tour', [], ['tile'])])).toEqual([
    'mf-shop and mf-tour both claim the slot tile',
  ]);
});
