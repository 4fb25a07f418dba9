/** A small fault in production code that the test suite must catch. */
export interface Mutation {
  /** Unique; names it on the command line. */
  name: string;
  /** Path of the production file below the root. */
  file: string;
  /** Text that occurs exactly once in the file. */
  search: string;
  replace: string;
  /** At least one of these tests must fail. */
  tests: MutationTests;
}

export type MutationTests = UnitTests | BrowserTests;

export interface UnitTests {
  runner: 'jest';
  /** Patterns of paths of test files. */
  patterns: readonly string[];
}

export interface BrowserTests {
  runner: 'playwright';
  /** File in `e2e/specs`. */
  spec: string;
  project: 'phone' | 'desktop';
  /** Expression for the titles of describe block and test, separated by a space. */
  grep: string;
  /**
   * The mutation changes nothing that the tests of other shared mutations see, so all of them are built and tested
   * together, and each is judged by its own tests.
   */
  isShared: boolean;
}

/** Tests by Jest. */
export function jest(...patterns: string[]): UnitTests {
  return { runner: 'jest', patterns };
}

/** Tests by Playwright of a mutation that only they see. */
export function browser(project: BrowserTests['project'], spec: string, grep: string): BrowserTests {
  return { runner: 'playwright', project, spec, grep, isShared: true };
}

/** The conformance tests of the page with this pattern, of a mutation that changes only this page. */
export function conformance(pattern: string, title: string): BrowserTests {
  return browser('desktop', 'conformance.spec.ts', `${pattern} .*${title}`);
}
