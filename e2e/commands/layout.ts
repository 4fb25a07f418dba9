import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Shifts of the layout so far: their sizes, and what moved. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes what moves without the person's doing. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: unknown): string => (node instanceof Element ? `${node.tagName} ${node.textContent}` : '');
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: unknown }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node).slice(0, 60)) });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Two frames later the browser has laid out what changed, and told what moved. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** What has moved since the page was opened. */
export async function shiftsOf(page: Page): Promise<Window['shifts']> {
  await twoFrames(page);
  return page.evaluate(() => window.shifts);
}

/** Makes the window this wide; answers the elements that stick out of it to the right where the page can be scrolled sideways. */
export async function stickingOut(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await twoFrames(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return wide.map((element) => element.outerHTML.slice(0, 120)).concat(`${scrollWidth} of ${clientWidth} px`);
  });
}
