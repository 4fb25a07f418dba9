import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from './apt';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a user interface: tests take a third of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

function find(names: readonly string[]): string | null {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** The browser of `CHROME_PATH`; null if unset or missing. */
function fromEnvironment(): string | null {
  const { CHROME_PATH } = process.env;
  return CHROME_PATH && existsSync(CHROME_PATH) ? CHROME_PATH : null;
}

/**
 * Returns the path of Chromium for browser tests, installing it by apt if it is missing. @throws Error with
 * instructions
 */
export function ensureChromium(): string {
  const present = fromEnvironment() ?? find(BROWSERS);
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  installPackage('chromium');
  const installed = find(BROWSERS);
  if (!installed) throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to one.');
  return installed;
}

/** Returns the path of Chromium's headless shell, installed by apt if possible, else that of Chromium. */
export function ensureHeadlessShell(): string {
  const present = fromEnvironment() ?? find([HEADLESS_SHELL]);
  if (present) return present;
  installPackage(HEADLESS_SHELL);
  return find([HEADLESS_SHELL]) ?? ensureChromium();
}
