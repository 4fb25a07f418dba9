import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '@arbora/build/paths';

/** A report of `jest --json`, as far as it is read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    /** Of a file that failed to load: the error. */
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

/** A report of Playwright's `json` reporter, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Lines of a message that are shown; the whole one is in the output of the step. */
const LINES = 6;

function failure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, LINES).map((line) => `    ${line.trim()}`)].join('\n');
}

/** Returns one text per failed, skipped or unfinished test, and per file that failed to load. */
export function jestFailures({ testResults }: Pick<JestReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map((test) =>
      failure(
        `${file} › ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`,
        test.failureMessages?.[0] ?? '',
      ),
    );
  });
}

/** Returns one text per failed, flaky or skipped test. */
export function playwrightFailures(report: { suites: PlaywrightSuite[] }): string[] {
  return report.suites.flatMap(({ suites = [], specs }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status !== 'expected')
        .map((test) =>
          failure(
            `[${test.projectName}] ${file}:${line} › ${title}${test.status === 'unexpected' ? '' : ` (${test.status})`}`,
            test.results.flatMap(({ errors }) => errors)[0]?.message ?? '',
          ),
        ),
    ),
    ...playwrightFailures({ suites }),
  ]);
}
