import path from 'node:path';

/** A port that hardly any other run has; handed down to the workers, which load this file again. */
function portOfThisRun(): string {
  process.env.E2E_OWN_PORT ??= String(20_000 + (process.pid % 10_000));
  return process.env.E2E_OWN_PORT;
}

/** Whether E2E_PORT names a site that is kept running between runs, as while journeys are being written. */
export const IS_KEPT = Boolean(process.env.E2E_PORT);

/** The site under test: its own port, data and deployment, so that neither `npm start` nor another run is disturbed. */
export const PORT = process.env.E2E_PORT || portOfThisRun();
export const ORIGIN = `http://localhost:${PORT}`;
/** Whether the real PostgREST answers in the place of the data service: a short run of its own. */
export const WITH_POSTGREST = Boolean(process.env.E2E_POSTGREST);
/** Data, deployment and results of test runs; git-ignored. */
export const STATE_DIR = path.join(__dirname, '../.arbora/e2e');
