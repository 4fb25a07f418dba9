import { expect, type Locator, type Page } from '@playwright/test';

/** The screen for checking in tickets one after another. */
export class CheckInPage {
  /** Overlay with the verdict. */
  readonly verdict: Locator;
  readonly verdictHeading: Locator;
  readonly search: Locator;
  readonly lastTickets: Locator;
  readonly alert: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.verdict = page.getByRole('dialog').first();
    // The dialog that asks for a reason is inside.
    this.verdictHeading = this.verdict.getByRole('heading', { level: 2 }).first();
    this.search = main.getByRole('searchbox', { name: 'Hledat podle jména' });
    this.lastTickets = main.locator('section', { has: page.getByRole('heading', { name: 'Poslední vstupenky' }) });
    this.alert = main.getByRole('alert');
  }

  async open(eventId: string, slotId: string): Promise<void> {
    await this.page.goto(`/cs/services/ticket?door=${eventId}.${slotId}`);
  }

  /** Closes the verdict, unless it has closed itself. */
  async closeVerdict(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  count(inside: number, expected: number): Locator {
    return this.page.getByRole('main').getByText(`${inside}/${expected}`, { exact: true });
  }

  text(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByText(text);
  }

  /** Simulates a scanner that acts as a keyboard. */
  async scan(id: string): Promise<void> {
    await this.page.keyboard.type(`http://localhost/services/ticket?id=${id}`);
    await this.page.keyboard.press('Enter');
  }

  async admitAnyway(note: string): Promise<void> {
    await this.verdict.getByRole('button', { name: 'Přesto odbavit' }).click();
    await this.page.getByRole('textbox', { name: 'Proč vstupenku pouštíte' }).fill(note);
    await this.page.getByRole('button', { name: 'Odbavit a zapsat' }).click();
  }

  async undo(name: string): Promise<void> {
    await this.lastTickets
      .getByRole('button', { name: `Vzít zpět: ${name}` })
      .first()
      .click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Vzít odbavení zpět' }).click();
  }
}
