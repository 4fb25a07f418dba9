/**
 * `npm test`: everything CI runs. Steps without test suites count as one check each. The end repeats the failed tests
 * and lists the steps; the last line is the total. `npm test -- unit e2e` runs the named steps only.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkBudgets } from '../checks/budgets';
import { packageDrill } from '../drills/package-drill';
import { ensurePlpgsqlCheck, startPostgres15 } from '../drills/postgres-15';
import { restoreDrill } from '../drills/restore-drill';
import { ensureChromium, ensureHeadlessShell } from '../installers/chromium';
import { run, runTarget, runTool } from '../processes/nx';
import { jestFailures, playwrightFailures, type JestReport, type PlaywrightReport } from '../test-run/test-failures';
import { command } from './command';

interface Count {
  passed: number;
  failed: number;
  /** Names and first lines of the failed tests, where the step has any. */
  failures?: string[];
}

interface Step {
  name: string;
  run(tempDir: string): Promise<Count>;
}

function check(ok: boolean): Count {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function jest(tempDir: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = path.join(tempDir, 'jest.json');
  await rm(file, { force: true });
  const code = await runTool(
    'jest',
    ['-c', '.config/jest.config.ts', '--json', `--outputFile=${file}`, '--silent', '--reporters=default', ...args],
    env,
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  // Suites that fail to load, skipped tests and a failing runner are failures too.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, report.numFailedTestSuites, 1),
    failures: jestFailures(report),
  };
}

/**
 * Tests that depend on the version of PostgreSQL: the rules of the schema, the SQL of the job queue and the data
 * service, and all statements of services and pages.
 */
const ON_POSTGRES_15 =
  '/backend/(schema/|src/(database/(?!embedded)|jobs/job-runner|rest/)|tests/(oracle|policies/matrix|queries|schema|statements))';

async function onPostgres15(tempDir: string): Promise<Count> {
  const server = await startPostgres15();
  try {
    ensurePlpgsqlCheck();
    const check = ['--import', 'tsx', 'backend/tests/schema/check-functions.ts', server.superuserUrl];
    const isClean = (await run(process.execPath, check)) === 0;
    const count = await jest(tempDir, ['--selectProjects', 'backend', '--testPathPatterns', ON_POSTGRES_15], {
      TEST_DATABASE_URL: server.url,
    });
    return { ...count, passed: count.passed + Number(isClean), failed: count.failed + Number(!isClean) };
  } finally {
    await server.stop();
  }
}

async function playwright(tempDir: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = path.join(tempDir, 'playwright.json');
  await rm(file, { force: true });
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
  };
}

/** The linter of `backend/schema`. */
const lintSql = () => runTool('squawk', ['-c', '.config/squawk.toml', 'backend/schema/**/*.sql']);

const STEPS: Step[] = [
  { name: 'format', run: async () => check((await runTool('prettier', ['--check', '--log-level=warn', '.'])) === 0) },
  { name: 'lint', run: async () => check((await runTarget('lint')) && (await lintSql()) === 0) },
  { name: 'typecheck', run: async () => check(await runTarget('typecheck')) },
  { name: 'unit', run: (tempDir) => jest(tempDir) },
  { name: 'postgres-15', run: onPostgres15 },
  { name: 'restore', run: async () => check(await restoreDrill()) },
  { name: 'build', run: async () => check(await runTarget('build')) },
  { name: 'budgets', run: checkBudgets },
  { name: 'package', run: async () => check(await packageDrill()) },
  { name: 'e2e', run: (tempDir) => playwright(tempDir) },
  // The same site with the real PostgREST instead of the data service.
  { name: 'e2e-postgrest', run: (tempDir) => playwright(tempDir, ['--project=desktop'], { E2E_POSTGREST: '1' }) },
];

/** Returns the count, and the line that the end of the output repeats. */
async function runStep(step: Step, tempDir: string): Promise<{ count: Count; line: string }> {
  console.log(`\n── ${step.name}`);
  const began = Date.now();
  const count = await step.run(tempDir).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return check(false);
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  const line = `── ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`;
  console.log(line);
  return { count, line };
}

command(async (names) => {
  const steps = names.length > 0 ? STEPS.filter((step) => names.includes(step.name)) : STEPS;
  if (steps.length < names.length || steps.length === 0)
    throw new Error(`There are these steps: ${STEPS.map((step) => step.name).join(', ')}`);
  const tempDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-test-'));
  const done: { count: Count; line: string }[] = [];
  for (const step of steps) done.push(await runStep(step, tempDir));
  await rm(tempDir, { recursive: true, force: true });
  console.log();
  for (const { count, line } of done) console.log([...(count.failures ?? []), line].join('\n'));
  const passed = done.reduce((sum, { count }) => sum + count.passed, 0);
  const failed = done.reduce((sum, { count }) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
