import type * as demoData from '@arbora/demo-data';
import { Piscina } from 'piscina';
import { ConfigError } from '../../config';
import { INSTALLATION } from '../../installation';

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

/** Threads end when nothing has been drawn for a while. */
const IDLE_MS = 30_000;
/** Two: a picture that a page shows does not wait for a panorama that is drawn ahead. */
const DRAWING_THREADS = 2;
let drawing: Piscina<string, string | null> | undefined;

/**
 * The SVG of a drawing of the demo data; null where there is no such drawing, or no demo data. A panorama takes a second:
 * it is drawn in a thread, since the requests of pages and their scripts would wait for it otherwise.
 */
export async function drawDemoPicture(name: string): Promise<string | null> {
  if (INSTALLATION.drawingThread === null) return null;
  drawing ??= new Piscina({
    minThreads: 0,
    maxThreads: DRAWING_THREADS,
    idleTimeout: IDLE_MS,
    ...INSTALLATION.drawingThread,
    recordTiming: false,
  });
  return drawing.run(name);
}

function isNotInstalled(error: unknown): boolean {
  return NOT_INSTALLED.has((error as NodeJS.ErrnoException).code ?? '');
}
