import type { Locator, Page } from '@playwright/test';

/** The user's reservations: upcoming, past and cancelled. */
export class ReservationsPage {
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Moje rezervace' });
  }

  /** The user's reservation for an event. */
  reservation(event: string): Locator {
    return this.inSection('Co máte rezervováno', event);
  }

  /** The user's cancelled reservation for an event. */
  cancelled(event: string): Locator {
    return this.inSection('Zrušené rezervace', event);
  }

  private inSection(name: string, event: string): Locator {
    const heading = this.page.getByRole('heading', { name });
    return this.page
      .getByRole('main')
      .locator('section', { has: heading })
      .getByRole('article')
      .filter({ has: this.page.getByRole('link', { name: event }) });
  }
}
