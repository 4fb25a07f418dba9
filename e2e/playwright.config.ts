import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, TEST_BROWSER } from './browsers';
import { PNG_DIR } from './reference-images';
import { IS_SITE_REUSED, ORIGIN, PORT, STATE_DIR, TRACES_DIR, WITH_POSTGREST } from './site';

/** Specs of the run with PostgREST: its own, and the journeys with the most reads and writes. */
const POSTGREST_RUN = ['postgrest.spec.ts', 'visitor-to-checked-ticket.spec.ts', 'browsing.spec.ts'];

/**
 * Tests whose result does not depend on the viewport, and back-office tasks that need a wide screen. The conformance suite sets its
 * own widths.
 */
const DESKTOP_ONLY = [
  'canaries.spec.ts',
  'conformance.spec.ts',
  'development.spec.ts',
  'flat-memory.spec.ts',
  'hydration.spec.ts',
  'early.spec.ts',
  'keys.spec.ts',
  'manager-newsletter.spec.ts',
  'manager-payments.spec.ts',
  'manager-prices.spec.ts',
  'manager-registrations.spec.ts',
  'manager-roles.spec.ts',
  'manager-settings.spec.ts',
  'parts-office.spec.ts',
  'parts-variants.spec.ts',
  'remote-development.spec.ts',
  'staff-second-factor.spec.ts',
  'web-vitals.spec.ts',
];

/** Journeys whose layout or navigation differs on a wide screen; specs in neither list run on a phone only. */
const PHONE_AND_DESKTOP = [
  'accessibility.spec.ts',
  'basket.spec.ts',
  'browsing.spec.ts',
  'guards.spec.ts',
  'manager-event.spec.ts',
  'manager-quote.spec.ts',
  'manager-search.spec.ts',
  'motion.spec.ts',
  'parts.spec.ts',
  'plant.spec.ts',
  'snackbars.spec.ts',
  'visitor-to-checked-ticket.spec.ts',
];

export default defineConfig({
  testDir: path.join(__dirname, 'specs'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // With a looser threshold moved edges pass; with a tighter one the text rendering of other browser versions fails.
    toMatchSnapshot: { threshold: 0.04, maxDiffPixelRatio: 0.001 },
  },
  snapshotPathTemplate: path.join(PNG_DIR, '{projectName}/{arg}{ext}'),
  forbidOnly: Boolean(process.env.CI),
  outputDir: path.join(TRACES_DIR, 'results'),
  use: {
    baseURL: ORIGIN,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // Traces take a fifth of the time: use `--trace retain-on-failure` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: TEST_BROWSER,
      args: BROWSER_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 } },
      testIgnore: ['postgrest.spec.ts', ...DESKTOP_ONLY],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: WITH_POSTGREST ? POSTGREST_RUN : [...DESKTOP_ONLY, ...PHONE_AND_DESKTOP],
    },
  ],
  webServer: {
    command: `node --import tsx e2e/serve.ts`,
    cwd: path.join(__dirname, '..'),
    url: WITH_POSTGREST ? `${ORIGIN}/api/rest/booking_event?limit=1` : `${ORIGIN}/readyz`,
    timeout: 180_000,
    reuseExistingServer: IS_SITE_REUSED,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT,
      ...(WITH_POSTGREST ? { POSTGREST_PORT: String(Number(PORT) + 10_000) } : {}),
      PUBLIC_ORIGIN: ORIGIN,
      DATA_DIR: path.join(STATE_DIR, 'data'),
      SITE_DIR: path.join(STATE_DIR, 'site'),
      // Long enough to undo a decision, and shorter than a journey waits for a mail.
      REGISTRATION_UNDO_SECONDS: '8',
      // Rendering is slow while the browsers of the tests use the CPU.
      RENDER_SECONDS: '20',
    },
  },
});
