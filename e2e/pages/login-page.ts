import { DEMO_PASSWORD } from '@arbora/domain';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../commands/session';

export class LoginPage {
  readonly heading: Locator;
  readonly alert: Locator;
  /** Message that the account awaits approval. */
  readonly awaitingApproval: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Přihlášení' });
    this.alert = page.getByRole('main').getByRole('alert');
    this.awaitingApproval = page.getByRole('main').getByRole('status').filter({ hasText: 'čeká na schválení' });
  }

  /** Completes a login by the link of a mail. */
  async followLink(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Přihlásit se' }).click();
  }

  async logIn({ email, password = DEMO_PASSWORD }: Account): Promise<void> {
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.page.getByRole('textbox', { name: 'Heslo' }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Přihlásit se' }).click();
  }

  /** Completes the second factor. */
  async enterCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Kód' }).fill(code);
    await this.page.getByRole('main').getByRole('button', { name: 'Přihlásit se' }).click();
  }

  async usePasskey(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Použít přístupový klíč' });
    // On a slow machine, autofill may use the passkey before the click.
    await Promise.race([button.click(), this.page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))]);
  }
}
