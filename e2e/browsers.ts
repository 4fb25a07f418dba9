/** A full Chromium, which renders texts like the reference images. */
export const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';

/** The browser of all other tests: Chromium's headless shell if there is one, as it takes a third of the time. */
export const TEST_BROWSER = process.env.HEADLESS_SHELL_PATH ?? CHROMIUM;

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Renders text identically on every machine.
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
