import { projectsOf } from './projects';

test.each([
  [['mf-shop'], ['mf-shop']],
  [
    ['libs/ui', 'ui', 'libs/parts/'],
    ['ui', 'ui', 'mf-parts'],
  ],
  [[], undefined],
])('%j means the projects %j', (given, projects) => {
  expect(projectsOf(given)).toEqual(projects);
});

test('a name that no package has is told together with those that there are', () => {
  expect(() => projectsOf(['mf-tuor'])).toThrow(
    /^There is no package mf-tuor; there are: backend, .*libs\/ui, .*mf-shop/,
  );
});
