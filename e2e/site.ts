import os from 'node:os';
import path from 'node:path';
import { keepTempFilesInMemory } from '@arbora/tools';

keepTempFilesInMemory();

/** Returns a port unlikely to be used by another run; passed to the workers, which load this file again. */
function portOfThisRun(): string {
  process.env.E2E_OWN_PORT ??= String(20_000 + (process.pid % 10_000));
  return process.env.E2E_OWN_PORT;
}

/** Whether E2E_PORT names a running site, which stays up between runs while tests are written. */
export const IS_SITE_REUSED = Boolean(process.env.E2E_PORT);

/** The site under test: its own port, data and deployment, isolated from `npm start` and other runs. */
export const PORT = process.env.E2E_PORT || portOfThisRun();
export const ORIGIN = `http://localhost:${PORT}`;
/** Whether the real PostgREST replaces the data service, in a separate short run. */
export const WITH_POSTGREST = Boolean(process.env.E2E_POSTGREST);
/** Databases and deployments: of this run, which removes them, or of the running site. */
export const STATE_DIR = IS_SITE_REUSED
  ? path.join(__dirname, '../.arbora/e2e')
  : path.join(os.tmpdir(), `arbora-e2e-${PORT}`);
/** What explains failures: screenshots, the log of the site, and reference images with their differences. */
export const TRACES_DIR = process.env.ARBORA_TRACES ?? path.join(__dirname, '../.arbora/traces/playwright');
