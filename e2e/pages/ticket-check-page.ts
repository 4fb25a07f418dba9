import type { Locator, Page } from '@playwright/test';
import { valueOf } from './term';

/** What the QR code of a ticket opens. */
export class TicketCheckPage {
  /** The word that says whether to let its holder in. */
  readonly verdict: Locator;
  /** Verdict with its reason. */
  readonly status: Locator;
  readonly admit: Locator;
  readonly others: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.verdict = main.getByRole('heading', { level: 1 });
    this.status = main.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) });
    this.admit = main.getByRole('button', { name: 'Odbavit', exact: true }).first();
    this.others = main.locator('section', {
      has: page.getByRole('heading', { name: 'Další vstupenky téže osoby' }),
    });
  }

  fact(label: string): Locator {
    return valueOf(this.page.getByRole('main'), label);
  }
}
