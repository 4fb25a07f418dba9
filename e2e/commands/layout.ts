import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts so far: their scores, and the moved elements. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records layout shifts without user input. Call before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
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

/** Waits for fonts and two frames: by then the browser has laid out changes and reported shifts. */
async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Returns the layout shifts since the page was opened. */
export async function layoutShifts(page: Page): Promise<Window['shifts']> {
  await waitForLayout(page);
  return page.evaluate(() => window.shifts);
}

/** Sets the window's width; returns the elements that overflow it if the page scrolls horizontally. */
export async function resizeAndFindOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await waitForLayout(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return wide.map((element) => element.outerHTML.slice(0, 120)).concat(`${scrollWidth} of ${clientWidth} px`);
  });
}
