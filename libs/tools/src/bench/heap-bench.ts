import type { Browser, CDPSession } from 'playwright-core';
import { benchRow, rounded, type BenchRow } from './bench-row';

const NAVIGATIONS = 200;
/** The code and data of all pages are loaded by then. */
const WARM = 40;
/** Pages that all headers link to. */
const PATHS = ['/cs/sortiment', '/cs/services/public-booking', '/cs/novinky', '/cs/kontakt'];

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Compares the heap of the page after 200 navigations by links of the header with that after 40. */
export async function benchHeap(browser: Browser, origin: string): Promise<BenchRow[]> {
  const context = await browser.newContext({ locale: 'cs-CZ' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}/cs/`);
    await page.waitForFunction(() => !document.querySelector('[data-rendered-by]'));
    let warm = 0;
    for (let count = 0; count < NAVIGATIONS; count++) {
      if (count === WARM) warm = await heapOf(session);
      const path = PATHS[count % PATHS.length]!;
      await page.locator(`header a[href="${path}"]`).first().click();
      await page.waitForFunction(
        (shown) => location.pathname === shown && document.querySelector('main h1') !== null,
        path,
      );
    }
    const heap = await heapOf(session);
    return [
      benchRow({
        part: 'web',
        name: `heap after ${NAVIGATIONS} navigations`,
        unit: 'MB',
        value: rounded(heap / 1e6),
        ratios: { [`after ${WARM}`]: rounded(heap / warm) },
        budgets: [{ of: `after ${WARM}`, atMost: 1.1 }],
      }),
    ];
  } finally {
    await context.close();
  }
}
