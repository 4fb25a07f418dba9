import { matchPattern, matchRule } from './match-route';

describe('matchPattern', () => {
  test.each([
    ['/', '/', {}],
    ['/novinky', '/novinky/', {}],
    ['/novinky/:slug', '/novinky/jarni-rez', { slug: 'jarni-rez' }],
    ['/novinky/:slug', '/novinky/%C5%99ez', { slug: 'řez' }],
    ['/novinky/:slug', '/novinky', null],
    ['/novinky/:slug', '/novinky/a/b', null],
    ['/novinky/:slug', '/novinky/%E0%A4%A', null],
  ])('%s is matched against %s', (pattern, path, expected) => {
    expect(matchPattern(pattern, path)).toEqual(expected);
  });
});

describe('matchRule', () => {
  const rules = ['/bulletin/:issue', '/bulletin/archiv', '/bulletin/obsah/:slug', '/bulletin'].map((pattern) => ({
    pattern,
  }));

  test.each([
    ['/bulletin/archiv', '/bulletin/archiv'],
    ['/bulletin/12', '/bulletin/:issue'],
    ['/bulletin/obsah/x', '/bulletin/obsah/:slug'],
    ['/bulletin', '/bulletin'],
  ])('%s is matched by %s', (path, pattern) => {
    expect(matchRule(rules, path)?.rule.pattern).toBe(pattern);
  });

  test('an unknown path has no match', () => {
    expect(matchRule(rules, '/nic/tu/neni')).toBeNull();
  });
});
