import { definitionOf } from '@arbora/build/describe';
import { REMOTES } from '@arbora/build/paths';
import { matchPattern } from '@arbora/registry';

// The page checks take the path of each page from its rule.

test.each(REMOTES)('%s has examples that match their pages', async (name) => {
  const { routes } = await definitionOf(name);
  for (const { pattern, example } of routes) {
    if (example === undefined) continue;
    expect(matchPattern(pattern, example.split('?')[0]!)).not.toBeNull();
  }
});
