import type { Locator, Page } from '@playwright/test';

/** What stands in the place of a remote that could not be loaded. */
export class FailedRemote {
  readonly message: Locator;

  constructor(page: Page) {
    this.message = page.getByRole('main').getByRole('alert').filter({ hasText: 'nepodařilo' });
  }

  async retry(): Promise<void> {
    await this.message.getByRole('button', { name: 'Zkusit znovu' }).click();
  }
}
