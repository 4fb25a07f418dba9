import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from './apt';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find(): string | null {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/**
 * Returns the path of Chromium for browser tests, installing it by apt if it is missing. @throws Error with
 * instructions
 */
export function ensureChromium(): string {
  const present = find();
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  installPackage('chromium');
  const installed = find();
  if (!installed) throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to one.');
  return installed;
}
