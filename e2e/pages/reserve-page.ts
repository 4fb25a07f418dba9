import type { Locator, Page } from '@playwright/test';

/** The reservation form of an event. */
export class ReservePage {
  readonly form: Locator;
  readonly submit: Locator;
  readonly problem: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Rezervace' });
    this.submit = this.form.getByRole('button', { name: 'Rezervovat' });
    this.problem = this.form.getByRole('alert');
  }

  slot(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** Fields of an attendee, counted from 1. */
  attendee(number: number): { name: Locator; email: Locator } {
    const group = this.form.getByRole('group', { name: `${number}. účastník` });
    return {
      name: group.getByRole('textbox', { name: 'Jméno a příjmení' }),
      email: group.getByRole('textbox', { name: 'E-mail' }),
    };
  }

  async addAttendee(): Promise<void> {
    await this.form.getByRole('button', { name: 'Přidat účastníka' }).click();
  }
}
