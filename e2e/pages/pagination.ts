import type { Locator, Page } from '@playwright/test';

/** Pagination of a list. */
export class Pagination {
  readonly next: Locator;
  /** Shown rows of the list, such as `11–20 z 34`. */
  readonly range: Locator;

  constructor(page: Page) {
    const navigation = page.getByRole('navigation', { name: 'Stránkování' });
    this.next = navigation.getByRole('link', { name: 'Další stránka' });
    this.range = navigation.getByText(/^\d[\d\s]*–\d[\d\s]* z\s\d[\d\s]*$/);
  }
}
