import type { Locator, Page } from '@playwright/test';

/** The Czech title in the form of an event. */
export function titleIn(form: Locator): Locator {
  return form.getByRole('group', { name: 'Název' }).getByLabel('Čeština');
}

/** Events, slots and reservations in the back office. */
export class ManagerBookingPage {
  readonly heading: Locator;
  readonly newEvent: Locator;
  /** The drawer with the form of a new event. */
  readonly eventForm: Locator;
  /** The Czech title in it. */
  readonly eventTitle: Locator;
  /** The confirmation before discarding changes. */
  readonly discardDialog: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.newEvent = this.main.getByRole('button', { name: 'Nová akce' });
    this.eventForm = page.getByRole('dialog', { name: 'Nová akce' });
    this.eventTitle = titleIn(this.eventForm);
    this.discardDialog = page.getByRole('dialog', { name: 'Zahodit změny?' });
  }

  /** Opens the reservations of a slot from the list of events. */
  async openSlot(event: string, slot: string): Promise<void> {
    await this.main.getByRole('link', { name: event }).click();
    await this.main.getByRole('link', { name: slot }).click();
  }

  /** A customer's reservation: a table row or, on a narrow window, a card. */
  reservation(email: string): Locator {
    return this.main
      .getByRole('row')
      .or(this.main.getByRole('listitem'))
      .filter({ hasText: email })
      .filter({ has: this.page.getByRole('button') });
  }

  async markPaid(email: string): Promise<void> {
    await this.reservation(email).getByRole('button', { name: 'Označit jako zaplacené' }).click();
  }
}
