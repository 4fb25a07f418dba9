import type { Locator, Page } from '@playwright/test';

/** Orders and inquiries in the back office. */
export class ManagerOrdersPage {
  constructor(private readonly page: Page) {}

  link(code: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: code, exact: true });
  }

  /** The drawer of an order or inquiry. */
  record(code: string): Locator {
    return this.page.getByRole('dialog', { name: code, exact: true });
  }

  async open(code: string): Promise<void> {
    await this.link(code).click();
  }

  /** Prices the single line of the open inquiry. */
  async sendQuote(code: string, { price, note }: { price: string; note: string }): Promise<void> {
    await this.record(code).getByRole('button', { name: 'Nacenit' }).click();
    const form = this.page.getByRole('dialog', { name: `Cenová nabídka na poptávku ${code}` });
    await form.getByLabel('Cena za kus').fill(price);
    await form.getByLabel('Poznámka pro zákazníka').fill(note);
    await form.getByRole('button', { name: 'Odeslat nabídku' }).click();
  }
}
