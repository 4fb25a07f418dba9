import type { Locator, Page } from '@playwright/test';
import { valueOf } from './description-list';

/** The page that the QR code of a ticket opens. */
export class TicketCheckPage {
  /** The word of the verdict. */
  readonly verdict: Locator;
  /** Verdict with its reason. */
  readonly status: Locator;
  readonly admit: Locator;
  readonly others: Locator;
  /** The event or slot that is checked in. */
  readonly door: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.verdict = main.getByRole('heading', { level: 1 });
    this.status = main.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) });
    this.admit = main.getByRole('button', { name: 'Odbavit', exact: true }).first();
    this.door = main.getByRole('combobox', { name: 'Co odbavujete' });
    this.others = main.locator('section', {
      has: page.getByRole('heading', { name: 'Další vstupenky stejného zákazníka' }),
    });
  }

  /** Admits despite a warning, with a reason. */
  async admitAnyway(note: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Přesto odbavit' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Proč vstupenku pouštíte' }).fill(note);
    await dialog.getByRole('button', { name: 'Odbavit a zapsat' }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Vzít odbavení zpět' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Vzít odbavení zpět' }).click();
  }

  fact(label: string): Locator {
    return valueOf(this.page.getByRole('main'), label);
  }
}
