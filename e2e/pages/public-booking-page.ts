import type { Locator, Page } from '@playwright/test';

/** The public list of events. */
export class PublicBookingPage {
  constructor(private readonly page: Page) {}

  open(): Promise<unknown> {
    return this.page.goto('/cs/services/public-booking');
  }

  event(title: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** Opens the event's page. */
  async openEvent(title: string): Promise<void> {
    await this.event(title).getByRole('link', { name: title }).click();
  }

  async reserve(title: string, slot: string): Promise<void> {
    await this.event(title)
      .getByRole('link', { name: `Rezervovat ${slot}` })
      .click();
  }
}
