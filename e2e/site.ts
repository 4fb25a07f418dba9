import path from 'node:path';

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
/** Data, deployment and results of test runs; git-ignored. */
export const STATE_DIR = path.join(__dirname, '../.arbora/e2e');
