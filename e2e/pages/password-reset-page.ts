import type { Locator, Page } from '@playwright/test';

/** A password reset: requesting a link, and setting a new password. */
export class PasswordResetPage {
  readonly email: Locator;
  readonly sent: Locator;
  readonly saved: Locator;
  readonly expired: Locator;
  private readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
    this.email = this.main.getByRole('textbox', { name: 'E-mail' });
    this.sent = this.main.getByText('E-mail s odkazem k nastavení nového hesla byl odeslán.');
    this.saved = this.main.getByText('Nové heslo bylo úspěšně uloženo.');
    this.expired = this.main.getByText('platnost odkazu vypršela');
  }

  async requestLink(): Promise<void> {
    await this.main.getByRole('button', { name: 'Poslat odkaz' }).click();
  }

  async setPassword(password: string): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Nové heslo' }).fill(password);
    await this.main.getByRole('textbox', { name: 'Heslo znovu' }).fill(password);
    await this.main.getByRole('button', { name: 'Uložit nové heslo' }).click();
  }

  async requestNewLink(): Promise<void> {
    await this.main.getByRole('button', { name: 'Poslat nový odkaz' }).click();
  }

  async goToLogin(): Promise<void> {
    await this.main.getByRole('link', { name: 'Přihlásit se' }).click();
  }
}
