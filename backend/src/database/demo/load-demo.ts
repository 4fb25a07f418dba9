import type * as demoData from '@arbora/demo-data';
import { ConfigError } from '../../config';

const NOT_INSTALLED = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/**
 * The demo data, which a packaged server does not have.
 * @throws ConfigError where it is not installed
 */
export async function loadDemo(): Promise<typeof demoData> {
  try {
    return await import('@arbora/demo-data');
  } catch (error) {
    if (!isNotInstalled(error)) throw error;
    throw new ConfigError('SEED_DEMO needs the demo data, which is not installed here: set it to 0');
  }
}

/** The SVG of a drawing of the demo data; null where there is no such drawing, or no demo data. */
export async function drawDemoPicture(name: string): Promise<string | null> {
  try {
    const { drawPicture } = await import('@arbora/demo-data/drawings');
    return drawPicture(name);
  } catch (error) {
    if (isNotInstalled(error)) return null;
    throw error;
  }
}

function isNotInstalled(error: unknown): boolean {
  return NOT_INSTALLED.has((error as NodeJS.ErrnoException).code ?? '');
}
