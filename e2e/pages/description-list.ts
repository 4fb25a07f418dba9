import type { Locator } from '@playwright/test';

/** Returns the value of a term in a description list within `scope`. */
export function valueOf(scope: Locator, term: string): Locator {
  return scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');
}
