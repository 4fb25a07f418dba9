import { matchPattern } from '@arbora/registry';
import { definitionOf } from './describe';
import { REMOTES } from './paths';

// The checks that open every page take its address from its rule.

test.each(REMOTES)('%s gives examples that lead to their pages', async (name) => {
  const { routes } = await definitionOf(name);
  for (const { pattern, example } of routes) {
    if (example === undefined) continue;
    expect(matchPattern(pattern, example.split('?')[0]!)).not.toBeNull();
  }
});
