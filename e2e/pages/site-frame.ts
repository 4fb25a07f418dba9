import type { Locator, Page } from '@playwright/test';

/** Below this width the navigation is in a drawer. */
const WIDE = 1280;

/** The frame of every page. */
export class SiteFrame {
  readonly header: Locator;
  readonly footer: Locator;
  /** Content of the page itself. */
  readonly main: Locator;
  readonly loginLink: Locator;

  constructor(private readonly page: Page) {
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
    this.loginLink = this.header.getByRole('link', { name: 'Přihlásit se' });
  }

  /** Follows a link of the main navigation. */
  async goTo(name: string): Promise<void> {
    await this.openDrawer();
    await this.header.getByRole('navigation', { name: 'Hlavní navigace' }).getByRole('link', { name }).click();
  }

  /** Switches the language by its native name; `label` is the switch's name in the current language. */
  async switchTo(language: string, label = 'Jazyk stránek', openMenu = 'Otevřít menu'): Promise<void> {
    await this.openDrawer(openMenu);
    await this.header.getByRole('navigation', { name: label }).getByRole('link', { name: language }).click();
  }

  /** Follows a link in the user's menu. */
  async goToInAccount(link: string): Promise<void> {
    await this.header.getByRole('button', { name: /^Účet: / }).click();
    await this.header.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: link }).click();
  }

  /** A snackbar. */
  snackbar(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  private async openDrawer(name = 'Otevřít menu'): Promise<void> {
    if (this.page.viewportSize()!.width < WIDE) await this.header.getByRole('button', { name }).click();
  }
}
