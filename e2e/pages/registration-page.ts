import type { Locator, Page } from '@playwright/test';

export interface Registrant {
  email: string;
  password: string;
  name: string;
}

/** The registration form. */
export class RegistrationPage {
  readonly form: Locator;
  readonly email: Locator;
  readonly passwordAgain: Locator;
  /** Message that the registration awaits approval. */
  readonly awaitingApproval: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Registrace' });
    this.email = this.form.getByRole('textbox', { name: 'E-mail' });
    this.passwordAgain = this.form.getByRole('textbox', { name: 'Heslo znovu' });
    this.awaitingApproval = page.getByRole('heading', { name: 'Děkujeme, registrace čeká na schválení' });
  }

  async fill({ email, password, name }: Registrant): Promise<void> {
    await this.email.fill(email);
    await this.form.getByRole('textbox', { name: 'Heslo', exact: true }).fill(password);
    await this.passwordAgain.fill(password);
    await this.form.getByRole('textbox', { name: 'Jméno a příjmení' }).fill(name);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Zaregistrovat se' }).click();
  }
}
