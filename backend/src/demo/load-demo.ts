import type * as demoData from '@arbora/demo-data';
import { Piscina } from 'piscina';
import { ConfigError } from '../config';
import { INSTALLATION } from '../installation';

const NOT_INSTALLED = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/**
 * Loads the demo data, which a packaged server does not include.
 * @throws ConfigError if it is not installed
 */
export async function loadDemo(): Promise<typeof demoData> {
  try {
    return await import('@arbora/demo-data');
  } catch (error) {
    if (!isNotInstalled(error)) throw error;
    throw new ConfigError('SEED_DEMO needs the demo data, which is not installed here: set it to 0');
  }
}

/** Idle time after which drawing threads end. */
const IDLE_MS = 30_000;
/** Two, so that a page's picture does not wait for a panorama drawn in advance. */
const DRAWING_THREADS = 2;
let drawing: Piscina<string, string | null> | undefined;

/**
 * Returns the SVG of a drawing of the demo data; null if there is no such drawing or no demo data. Drawn in a worker
 * thread, since a panorama takes long and would block the event loop.
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
