import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../installers/chromium';
import type { Count, Duration, StepContext } from './step';
import { playwrightFailures, type PlaywrightReport, type PlaywrightSuite } from './test-failures';

/** Runs Playwright with these arguments. Flaky and skipped tests are failures, too. */
export async function playwright(
  { folder, runTool }: StepContext,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const file = path.join(folder, 'playwright.json');
  const code = await runTool(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      CHROME_PATH: ensureChromium(),
      HEADLESS_SHELL_PATH: ensureHeadlessShell(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
    },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return {
    passed: expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: playwrightFailures(report),
    durations: durationsOf(report),
  };
}

function durationsOf({ suites }: { suites?: PlaywrightSuite[] }): Duration[] {
  return (suites ?? []).flatMap((suite) => [
    ...suite.specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...durationsOf(suite),
  ]);
}
