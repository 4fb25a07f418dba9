import type { Locator, Page } from '@playwright/test';

/** Newsletters: the subscription form and the current subscriptions. */
export class SubscriptionsPage {
  private readonly form: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Novinky e-mailem' });
  }

  checkbox(name: string): Locator {
    return this.form.getByRole('checkbox', { name });
  }

  async subscribe(): Promise<void> {
    await this.form.getByRole('button', { name: 'Odebírat novinky' }).click();
  }
}
