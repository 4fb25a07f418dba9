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

  private quoteForm(code: string): Locator {
    return this.page.getByRole('dialog', { name: `Cenová nabídka na poptávku ${code}` });
  }

  /** Prices the single line of the open inquiry in a draft. */
  async draftQuote(code: string, { price }: { price: string }): Promise<void> {
    await this.record(code).getByRole('button', { name: 'Nacenit' }).click();
    await this.quoteForm(code).getByLabel('Cena za kus').fill(price);
    await this.quoteForm(code).getByRole('button', { name: 'Uložit rozepsané' }).click();
  }

  /** Completes the draft of the open inquiry with a note and sends it. */
  async sendDraft(code: string, { note }: { note: string }): Promise<void> {
    await this.record(code).getByRole('button', { name: 'Pokračovat v nabídce' }).click();
    await this.quoteForm(code).getByLabel('Poznámka pro zákazníka').fill(note);
    await this.quoteForm(code).getByRole('button', { name: 'Odeslat nabídku' }).click();
  }
}
