import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import type { Count, Duration, StepContext } from './step';
import { jestFailures, type JestReport } from './test-failures';

/** `startTime` and `endTime` are milliseconds since the epoch. */
interface TimedReport extends JestReport {
  testResults: (JestReport['testResults'][number] & { startTime: number; endTime: number })[];
}

/** Runs Jest with these arguments. Skipped tests, files that fail to load and a failing runner are failures, too. */
export async function jest(
  { folder, cores, runTool }: StepContext,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const file = path.join(folder, 'jest.json');
  const output = ['--json', `--outputFile=${file}`, '--silent', '--reporters=default'];
  // Tests wait for the database at times: one more process than cores uses the pauses.
  const workers = `--maxWorkers=${cores + 1}`;
  const code = await runTool('jest', ['-c', '.config/jest.config.ts', workers, ...output, ...args], env);
  const report = JSON.parse(readFileSync(file, 'utf8')) as TimedReport;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, report.numFailedTestSuites, 1),
    failures: jestFailures(report),
    durations: durationsOf(report),
  };
}

function durationsOf({ testResults }: TimedReport): Duration[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
}
