import { projectsOf } from './projects';

test.each([
  [['mf-shop'], ['mf-shop']],
  [
    ['libs/ui', 'ui', 'libs/parts/'],
    ['ui', 'ui', 'mf-parts'],
  ],
  [[], undefined],
])('%j selects the projects %j', (given, projects) => {
  expect(projectsOf(given)).toEqual(projects);
});

test('an unknown name is reported with the known ones', () => {
  expect(() => projectsOf(['mf-tuor'])).toThrow(
    /^There is no package mf-tuor; there are: backend, .*libs\/ui, .*mf-shop/,
  );
});
