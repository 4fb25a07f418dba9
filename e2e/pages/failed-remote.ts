import type { Locator, Page } from '@playwright/test';

/** The message in place of a remote that failed to load. */
export class FailedRemote {
  readonly message: Locator;

  constructor(page: Page) {
    this.message = page.getByRole('main').getByRole('alert').filter({ hasText: 'nepodařilo' });
  }

  async retry(): Promise<void> {
    await this.message.getByRole('button', { name: 'Zkusit znovu' }).click();
  }
}
