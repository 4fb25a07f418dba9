import type { Page } from '@playwright/test';
import { untilHydrated } from '../commands/rendered';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { expectScroll, scrollTo } from '../pages/scrolling';

/** Counts view transitions on the root element. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
      return start(update);
    };
  });
}

async function openPlant(page: Page): Promise<void> {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment');
  await untilHydrated(shop.searchField);
  const plant = shop.plants.nth(4).getByRole('link');
  const name = await plant.innerText();
  await scrollTo(plant);
  await plant.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await expectScroll(page, 0);
}

/** Counts the growth animations of the home page's tree, running or finished. */
function countGrowthAnimations(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isGrowth = (animation: Animation) =>
      animation instanceof CSSAnimation && animation.animationName.includes('grow');
    return document.getAnimations().filter(isGrowth).length;
  });
}

test('the image of a plant moves from the list to its page, and its transition name is removed', async ({ page }) => {
  await countTransitions(page);
  await openPlant(page);
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
  await expect(page.locator('[data-picture][style*="view-transition-name"]')).toHaveCount(0);
});

test('the tree of the home page grows once per tab', async ({ page }) => {
  await page.goto('/cs/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => countGrowthAnimations(page)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('home'))).not.toBeNull();
  await page.reload();
  expect(await countGrowthAnimations(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without a transition, and the tree is static', async ({ page }) => {
    await countTransitions(page);
    await openPlant(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions');
    await page.goto('/cs/', { waitUntil: 'domcontentloaded' });
    expect(await countGrowthAnimations(page)).toBe(0);
  });
});
