import type { Locator, Page } from '@playwright/test';

/** The consent banner and its details, in Czech. */
export class CookieConsent {
  readonly banner: Locator;
  readonly privacy: Locator;
  readonly acceptAll: Locator;
  readonly necessaryOnly: Locator;
  readonly manage: Locator;
  readonly close: Locator;
  readonly details: Locator;

  constructor(private readonly page: Page) {
    this.banner = page.getByRole('region', { name: 'Cookies na tomto webu' });
    this.privacy = this.banner.getByRole('link', { name: 'Ochrana osobních údajů' });
    this.acceptAll = this.banner.getByRole('button', { name: 'Přijmout vše' });
    this.necessaryOnly = this.banner.getByRole('button', { name: 'Jen nezbytné' });
    this.manage = this.banner.getByRole('button', { name: 'Spravovat cookies' });
    this.close = this.banner.getByRole('button', { name: 'Zavřít bez rozhodnutí' });
    this.details = page.getByRole('dialog', { name: 'Nastavení cookies' });
  }

  /** Opens the details by the link in the footer. */
  async openDetails(): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: 'Nastavení cookies' }).click();
  }

  /** Accepts or declines one group in the details. */
  async choose(group: string, choice: 'Přijmout' | 'Odmítnout'): Promise<void> {
    await this.details.getByRole('region', { name: group }).getByRole('radio', { name: choice }).check();
  }

  /** Presses a submit button of the details. */
  async submitDetails(button: 'Uložit výběr' | 'Přijmout vše' | 'Odmítnout vše'): Promise<void> {
    await this.details.getByRole('button', { name: button }).click();
  }

  /** Returns names and values of script-readable cookies, sorted. */
  async cookies(): Promise<string[]> {
    const cookies = await this.page.context().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).sort();
  }
}
