import { expect, type Locator, type Page } from '@playwright/test';
import { valueOf } from './description-list';

/** The user's reservation with tickets and payment. */
export class ReservationPage {
  readonly heading: Locator;
  readonly payment: Locator;
  readonly taxDocument: Locator;
  readonly tickets: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.payment = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Platba' }) });
    this.taxDocument = main.getByRole('button', { name: /^Daňový doklad PD/ });
    this.tickets = main.getByRole('article').filter({ has: page.getByRole('img', { name: /^QR kód vstupenky/ }) });
  }

  /** The reservation's status, such as `Zaplaceno`. */
  state(text: string): Locator {
    return this.page.getByRole('main').getByText(text, { exact: true }).first();
  }

  /** A payment detail, such as `Variabilní symbol`. */
  async paymentFact(label: string): Promise<string> {
    const value = valueOf(this.payment, label);
    // The copy button follows the value.
    return (await value.locator('> :first-child').innerText()).replaceAll('\u00a0', ' ');
  }

  /** Returns the source of a QR code image; `name` is its alternative text. */
  async codeSource(name: string): Promise<string> {
    const source = await this.page.getByRole('img', { name }).getAttribute('src');
    expect(source).toMatch(/^data:image\//);
    return source!;
  }

  /** Passes a ticket on to another name and e-mail. */
  async passOn(from: string, to: { name: string; email: string }): Promise<void> {
    await this.tickets
      .filter({ has: this.page.getByRole('heading', { name: from }) })
      .getByRole('button', { name: 'Předat vstupenku' })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Jméno nového držitele' }).fill(to.name);
    await dialog.getByRole('textbox', { name: 'E-mail nového držitele' }).fill(to.email);
    await dialog.getByRole('button', { name: 'Předat vstupenku' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Zrušit rezervaci' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Zrušit rezervaci' }).click();
  }
}
