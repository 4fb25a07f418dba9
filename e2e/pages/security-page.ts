import type { Locator, Page } from '@playwright/test';

/** The settings of the second factor. */
export class SecurityPage {
  readonly enabled: Locator;
  private readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.enabled = page.getByText('Zapnuto', { exact: true });
    this.dialog = page.getByRole('dialog');
  }

  /** Enters the password and returns the secret for the authenticator app. */
  async startCodeSetup(password: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Zapnout kódy' }).click();
    await this.dialog.getByRole('textbox', { name: 'Současné heslo' }).fill(password);
    await this.dialog.getByRole('button', { name: 'Pokračovat' }).click();
    return (await this.dialog.getByRole('code').innerText()).replaceAll(' ', '');
  }

  /** Takes a screenshot of the dialog's QR code. */
  qrCodeScreenshot(): Promise<Buffer> {
    return this.dialog.getByRole('img', { name: 'QR kód pro ověřovací aplikaci' }).screenshot();
  }

  /** Completes the set-up and returns the recovery codes. */
  async confirmCode(code: string): Promise<string[]> {
    await this.dialog.getByRole('textbox', { name: 'Kód z aplikace' }).fill(code);
    await this.dialog.getByRole('button', { name: 'Potvrdit kód' }).click();
    return this.readRecoveryCodes();
  }

  /** Adds a passkey of this browser and returns the recovery codes that come with the first factor. */
  async addPasskey(password: string, name: string): Promise<string[]> {
    await this.page.getByRole('button', { name: 'Přidat klíč' }).click();
    await this.dialog.getByRole('textbox', { name: 'Současné heslo' }).fill(password);
    await this.dialog.getByRole('button', { name: 'Pokračovat' }).click();
    await this.dialog.getByRole('textbox', { name: 'Název klíče' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Vytvořit klíč' }).click();
    return this.readRecoveryCodes();
  }

  /** Removes a passkey, confirmed by a recovery code. */
  async removePasskey(password: string, recoveryCode: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Odebrat klíč ${name}` }).click();
    await this.dialog.getByRole('textbox', { name: 'Současné heslo' }).fill(password);
    await this.dialog.getByRole('textbox', { name: /^Obnovovací kód/ }).fill(recoveryCode);
    await this.dialog.getByRole('button', { name: 'Odebrat' }).click();
  }

  private async readRecoveryCodes(): Promise<string[]> {
    const list = this.dialog.getByRole('list', { name: 'Obnovovací kódy' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allInnerTexts();
    await this.dialog.getByRole('button', { name: 'Mám je uložené' }).click();
    return codes;
  }
}
