import { SNACKBAR_REMOVAL_DELAY, SNACKBAR_TIMEOUT } from '@arbora/domain';
import type { Page } from '@playwright/test';

/** Controls in the window that a short message lies over, or keeps from being pressed: their names. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const messages = [...document.querySelectorAll('[popover="manual"] [role="status"] > *')];
    const host = messages[0]?.closest('[popover]');
    if (!host) throw new Error('No message is shown');
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const controls = [...document.querySelectorAll('button, input, select, textarea, summary, [role="button"], a')]
      // A link inside a text is no button.
      .filter((control) => control.tagName !== 'A' || getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .filter((control) => !host.contains(control));
    const covered = controls.filter((control) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const [hit] = document.elementsFromPoint(x, y).filter((element) => !host.contains(element));
      if (!hit || !(control.contains(hit) || hit.contains(control))) return false;
      const isPressed = document.elementFromPoint(x, y) === hit;
      return !isPressed || messages.some((message) => isOver(message.getBoundingClientRect(), box));
    });
    return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  });
}

/** Messages stay until they are closed: their timers never end. To be called before the page is opened. */
export async function holdMessages(page: Page): Promise<void> {
  await page.addInitScript(
    (held) => {
      const start = window.setTimeout.bind(window);
      const setTimeout = (work: () => void, delay?: number): number => (held.includes(delay!) ? 0 : start(work, delay));
      Object.assign(window, { setTimeout });
    },
    [SNACKBAR_TIMEOUT, SNACKBAR_TIMEOUT + SNACKBAR_REMOVAL_DELAY],
  );
}

/** Goes on by almost a window, and waits until the page has heard of it. */
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
