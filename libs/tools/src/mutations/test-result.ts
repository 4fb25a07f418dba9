import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JestReport } from '../test-run/test-failures';

/** A test that was run, in the order of the report. */
export interface RanTest {
  /** Path of the file below the root, or name of the spec. */
  file: string;
  title: string;
  /** Of browser tests. */
  project?: string;
  hasPassed: boolean;
  /** Start of the error; empty if it has passed. */
  message: string;
}

/** Returns the tests of a Jest report; a file that failed to load counts as one. */
export function testsOfJest({ testResults }: Pick<JestReport, 'testResults'>, dir: string): RanTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(dir, name);
    if (assertionResults.length === 0) {
      return [{ file, title: 'the file loads', hasPassed: status === 'passed', message: firstLines(message) }];
    }
    return assertionResults.map((test) => ({
      file,
      title: test.fullName,
      hasPassed: test.status === 'passed',
      message: firstLines(test.failureMessages?.[0] ?? ''),
    }));
  });
}

/** A part of the report of Playwright's `json` reporter. */
export interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** Returns the tests of a Playwright report, with the titles of their describe blocks. */
export function testsOfPlaywright({ suites }: { suites: readonly BrowserSuite[] }): RanTest[] {
  // The outer suites are files.
  return suites.flatMap((file) => testsOfSuite(file, []));
}

function testsOfSuite({ suites = [], specs }: BrowserSuite, titles: readonly string[]): RanTest[] {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file,
        title: [...titles, title].join(' '),
        project: projectName,
        hasPassed: status === 'expected',
        message: firstLines(results.flatMap(({ errors }) => errors)[0]?.message ?? ''),
      })),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, [...titles, suite.title])),
  ];
}

function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join('\n');
}
