import type { Locator, Page } from '@playwright/test';

/** The 404 screen. */
export class ErrorScreen {
  readonly heading: Locator;
  readonly status: Locator;
  readonly homeLink: Locator;

  constructor(page: Page, heading = 'Tady nic nevyroste...') {
    this.heading = page.getByRole('heading', { level: 1, name: heading });
    this.status = page.getByText('#404', { exact: true }).first();
    this.homeLink = page.getByRole('link', { name: 'Domů' });
  }
}
