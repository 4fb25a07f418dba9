import type { Locator, Page } from '@playwright/test';

/** The assortment of plants. */
export class AssortmentPage {
  readonly heading: Locator;
  /** Number of plants and sizes. */
  readonly count: Locator;
  readonly plants: Locator;
  readonly similar: Locator;
  readonly noResults: Locator;
  readonly searchField: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Sortiment' });
    this.count = page.getByRole('heading', { level: 2, name: /rostlin.*velikost/ });
    this.plants = page.getByRole('list', { name: 'Nalezené rostliny' }).getByRole('article');
    this.similar = page.getByRole('status').filter({ hasText: 'nic přesně neodpovídá' });
    this.noResults = page.getByText('Nic takového jsme nenašli');
    this.searchField = page.getByRole('combobox', { name: 'Hledat rostlinu' });
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text);
    await this.searchField.press('Enter');
  }

  async showAll(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Zobrazit vše' }).click();
  }
}
