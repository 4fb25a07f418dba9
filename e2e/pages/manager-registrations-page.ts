import type { Locator, Page } from '@playwright/test';

/** Registrations that await approval. */
export class ManagerRegistrationsPage {
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Registrace' });
  }

  approveButton(email: string): Locator {
    return this.page
      .getByRole('row')
      .or(this.page.getByRole('listitem'))
      .filter({ hasText: email })
      .getByRole('button', { name: /^Schválit/ })
      .first();
  }

  async search(email: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'E-mail' }).fill(email);
  }

  async approve(email: string): Promise<void> {
    await this.approveButton(email).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Schválit' }).click();
  }
}
