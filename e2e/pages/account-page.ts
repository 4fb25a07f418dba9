import type { Locator, Page } from '@playwright/test';

/** The user's account. */
export class AccountPage {
  readonly heading: Locator;
  /** The profile, or its form. */
  readonly details: Locator;
  readonly profile: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dobrý den, rádi vás vidíme' });
    this.details = page.getByRole('region', { name: 'Vaše údaje' });
    this.profile = page.getByRole('form', { name: 'Vaše údaje' });
  }

  field(name: string): Locator {
    return this.profile.getByRole('textbox', { name });
  }

  async edit(): Promise<void> {
    await this.details.getByRole('button', { name: 'Upravit údaje' }).click();
  }

  async save(): Promise<void> {
    await this.profile.getByRole('button', { name: 'Uložit úpravy' }).click();
  }
}
