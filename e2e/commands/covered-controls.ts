import { SNACKBAR_ACTION_TIMEOUT, SNACKBAR_REMOVAL_DELAY, SNACKBAR_TIMEOUT } from '@arbora/domain';
import type { Page } from '@playwright/test';

/** Returns the names of controls in the viewport that a snackbar covers. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const snackbars = [...document.querySelectorAll('[popover="manual"] [role="status"] > *')];
    const host = snackbars[0]?.closest('[popover]');
    if (!host) throw new Error('No snackbar is shown');
    const overlaps = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const controls = [...document.querySelectorAll('button, input, select, textarea, summary, [role="button"], a')]
      // A link without a background is text, not a control.
      .filter((control) => control.tagName !== 'A' || getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .filter((control) => !host.contains(control));
    const covered = controls.filter((control) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // The topmost element apart from snackbars; a control below something else does not count.
      const [target] = document.elementsFromPoint(x, y).filter((element) => !host.contains(element));
      if (!target || !(control.contains(target) || target.contains(control))) return false;
      const isReachable = document.elementFromPoint(x, y) === target;
      return !isReachable || snackbars.some((snackbar) => overlaps(snackbar.getBoundingClientRect(), box));
    });
    return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  });
}

/** Keeps snackbars open by suppressing their timers. Call before the page is opened. */
export async function keepSnackbarsOpen(page: Page): Promise<void> {
  await page.addInitScript(
    (suppressed) => {
      const start = window.setTimeout.bind(window);
      const setTimeout = (callback: () => void, delay?: number): number =>
        suppressed.includes(delay!) ? 0 : start(callback, delay);
      Object.assign(window, { setTimeout });
    },
    [SNACKBAR_TIMEOUT, SNACKBAR_ACTION_TIMEOUT].flatMap((shown) => [shown, shown + SNACKBAR_REMOVAL_DELAY]),
  );
}

/** Scrolls by almost a viewport, and waits for the scroll event. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollBy({ top: window.innerHeight * 0.9, behavior: 'instant' });
        if (window.scrollY === before) resolve();
      }),
  );
}
