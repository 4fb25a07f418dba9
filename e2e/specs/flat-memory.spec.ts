import { BROWSER_ARGS, TEST_BROWSER } from '../browsers';
import { followLinks, memoryOf } from '../commands/memory';
import { expect, test } from '../fixtures/test';

test.use({
  launchOptions: {
    executablePath: TEST_BROWSER,
    // Compiled code grows the heap for some hundred navigations.
    args: [...BROWSER_ARGS, '--js-flags=--no-sparkplug --no-maglev --no-turbofan'],
  },
  // Less to paint, which takes a third of the time.
  viewport: { width: 1440, height: 300 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Pages of four remotes, which the frame links to. */
const PATHS = ['/cs/services/public-booking', '/cs/nabidky', '/cs/services/subscriptions', '/cs/'];

test('200 navigations between the remotes leave no elements, listeners or memory behind', async ({ page }) => {
  await page.goto('/cs/');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  // Loads the code and the data of the pages.
  await followLinks(page, PATHS, 5);
  const before = await memoryOf(page);

  await followLinks(page, PATHS, 50);
  const after = await memoryOf(page);
  for (const what of ['nodes', 'listeners', 'heapBytes'] as const) {
    expect.soft(after[what], what).toBeLessThan(before[what] * 1.1);
  }
});
