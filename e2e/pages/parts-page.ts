import { errors, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Components without text, or with the same text as others. */
const ALIKE_IN_ALL_LANGUAGES =
  /^(?:tokens|Icon$|Tree|NurseryRow|Logo|Image|Skeleton|formats|Alert tone=[^i]|List: (?:error while|offline)|ManagerList: loading|OrderedList)/;

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A gallery: its path, and parts that are shown last. */
const GALLERIES = {
  ui: {
    path: '/dev/ui',
    last: (parts: PartsPage) => [
      parts.part('Form: wrong, and refused by the server').getByRole('alert').first(),
      parts.part('List: loading').getByRole('status').first(),
    ],
  },
  office: {
    path: '/dev/office',
    last: (parts: PartsPage) => [
      parts.part('Fields of rich text: with errors').locator('[aria-invalid="true"]'),
      parts.part('SectionList: loading').getByRole('status').first(),
      parts.part('SectionList: failed').getByRole('button').last(),
      parts.part('SectionList: rows').getByRole('table'),
    ],
  },
} as const;

/** A component gallery, with animations stopped. */
export class PartsPage {
  constructor(
    readonly page: Page,
    private readonly locale: 'cs' | 'en',
    private readonly gallery: keyof typeof GALLERIES = 'ui',
  ) {}

  /** Opens it at a fixed time and waits for fonts, images and form results. */
  async open(): Promise<void> {
    await this.page.clock.setFixedTime('2026-11-24T09:00:00Z');
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    const { path, last } = GALLERIES[this.gallery];
    await this.page.goto(`/${this.locale}${path}`);
    for (const locator of last(this)) await expect(locator).toBeAttached();
    await this.page.evaluate(async () => {
      // It is sticky and would cover parts of the screenshots.
      document.querySelector('header')!.style.position = 'static';
      const images = [...document.images].filter((image) => image.alt !== '' || image.src.includes('svg'));
      for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
  }

  /** A component in one state. */
  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`);
  }

  /**
   * Takes screenshots of all components by name; in English only of those with text. One per group, which is five times
   * faster than single ones.
   */
  async screenshots(): Promise<Map<string, Buffer>> {
    const screenshots = new Map<string, Buffer>();
    for (const group of await this.page.locator('section[id]:has([data-part])').all()) {
      for (const [name, screenshot] of await screenshotsOf(group)) {
        if (this.locale === 'cs' || !ALIKE_IN_ALL_LANGUAGES.test(name)) screenshots.set(name, screenshot);
      }
    }
    return screenshots;
  }

  /** Opens the page and takes the screenshots of all components and of these overlays: part, and index of its button. */
  async allScreenshots(overlays: readonly (readonly [string, number])[]): Promise<Map<string, Buffer>> {
    await this.open();
    const screenshots = await this.screenshots();
    for (const [part, button] of overlays) {
      screenshots.set(`${part} open ${button}`, await this.overlayScreenshot(part, button));
    }
    return screenshots;
  }

  /** Takes the screenshot of one component. */
  async screenshot(name: string): Promise<Buffer> {
    const screenshots = await screenshotsOf(this.page.locator('section[id]').filter({ has: this.part(name) }));
    return screenshots.get(name)!;
  }

  /** Takes the screenshot of an overlay opened by a button of a component, or by a link that opens a dialog. */
  async overlayScreenshot(part: string, button: number): Promise<Buffer> {
    await this.part(part).locator('button, a[aria-haspopup="dialog"]').nth(button).click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const screenshot = await stableScreenshot(dialog);
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return screenshot;
  }

  /** Overrides a token; `null` resets it. */
  async setToken(name: string, value: string | null): Promise<void> {
    await this.page.locator('html').evaluate((root, [key, text]) => root.style.setProperty(key!, text!), [name, value]);
  }
}

/** Takes a screenshot once it no longer changes. */
async function stableScreenshot(target: Locator): Promise<Buffer> {
  // From the same scroll position each time: subpixel offsets change the rendering.
  await target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const next = await tryScreenshot(target);
    if (last && next?.equals(last)) return next;
    last = next;
  }
  throw new Error('The component keeps changing');
}

/**
 * Takes one screenshot; `undefined` if the browser renders no frame for a while, as on a busy machine, instead of
 * waiting until the test times out.
 */
async function tryScreenshot(target: Locator): Promise<Buffer | undefined> {
  try {
    return await target.screenshot({ animations: 'disabled', caret: 'hide', timeout: 15_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await target.page().bringToFront();
    return undefined;
  }
}

async function screenshotsOf(group: Locator): Promise<Map<string, Buffer>> {
  const screenshot = sharp(await stableScreenshot(group));
  const boxes = await boxesIn(group);
  return new Map(
    await Promise.all(
      boxes.map(
        async ({ name, ...box }) =>
          [name, await screenshot.clone().extract(box).png({ compressionLevel: 1 }).toBuffer()] as const,
      ),
    ),
  );
}

/** Returns the boxes of the components within a group's screenshot, without their labels. */
function boxesIn(group: Locator): Promise<Box[]> {
  return group.evaluate((section) => {
    const origin = section.getBoundingClientRect();
    return [...section.querySelectorAll('[data-part]')].map((part) => {
      const { left, top, width, height } = part.lastElementChild!.getBoundingClientRect();
      return {
        name: part.getAttribute('data-part')!,
        left: Math.round(left - origin.left),
        top: Math.round(top - origin.top),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
  });
}
