import type { Locator, Page } from '@playwright/test';

/** One's own account. */
export class AccountPage {
  readonly heading: Locator;
  readonly profile: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dobrý den, rádi vás vidíme' });
    this.profile = page.getByRole('form', { name: 'Vaše údaje' });
  }

  field(name: string): Locator {
    return this.profile.getByRole('textbox', { name });
  }

  async save(): Promise<void> {
    await this.profile.getByRole('button', { name: 'Uložit úpravy' }).click();
  }
}
