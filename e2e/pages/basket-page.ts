import { expect, type Locator, type Page } from '@playwright/test';

/** `/ucet/kosik`, in Czech. */
export class BasketPage {
  readonly submit: Locator;
  readonly note: Locator;
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.submit = main.getByRole('button', { name: /^(Závazně objednat|Odeslat poptávku)$/ });
    this.note = main.getByRole('textbox', { name: /^Poznámka/ });
  }

  line(plant: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: plant }) });
  }

  amount(plant: string): Locator {
    return this.line(plant).getByRole('textbox');
  }

  /** Waits until leaving the page needs no confirmation: no save is pending. */
  async expectSaved(): Promise<void> {
    const asksToConfirm = (): Promise<boolean> =>
      this.page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(asksToConfirm, 'changes that are not saved').toBe(false);
  }

  async open(): Promise<void> {
    await this.page.goto('/cs/ucet/kosik');
  }

  /** Searches the catalogue next to the basket for a plant and adds its first size. */
  async add(plant: string): Promise<void> {
    const search = this.page.getByRole('searchbox', { name: 'Přidat rostlinu' });
    await search.fill(plant);
    await search.press('Enter');
    await this.page
      .getByRole('button', { name: new RegExp(`^Do košíku: ${plant}`) })
      .first()
      .click();
  }
}
