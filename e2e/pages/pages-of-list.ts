import type { Locator, Page } from '@playwright/test';

/** Links between the pages of a list. */
export class PagesOfList {
  readonly next: Locator;
  /** Where in the list one is, such as `11–20 z 34`. */
  readonly range: Locator;

  constructor(page: Page) {
    const navigation = page.getByRole('navigation', { name: 'Stránkování' });
    this.next = navigation.getByRole('link', { name: 'Další stránka' });
    this.range = navigation.getByText(/^\d[\d\s]*–\d[\d\s]* z\s\d[\d\s]*$/);
  }
}
