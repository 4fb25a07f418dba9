import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensureHeadlessShell } from '../installers/chromium';
import type { JestReport } from '../test-run/test-failures';
import type { BrowserTests } from './mutation';
import { runProgram } from './run-program';
import { testsOfJest, testsOfPlaywright, type BrowserSuite, type RanTest } from './test-result';

const NX_ENV = { NX_NO_CLOUD: 'true', NX_TUI: 'false', TSX_TSCONFIG_PATH: 'tsconfig.base.json' };

/** Runs Jest in `dir` with patterns of test files. @throws Error with the reason if no test ran */
export async function runJest(dir: string, patterns: readonly string[]): Promise<RanTest[]> {
  const report = newReport(dir);
  const args = ['-c', '.config/jest.config.ts', '--silent', '--json', `--outputFile=${report}`, ...patterns];
  const { output } = await runProgram(dir, 'jest', args, NX_ENV);
  return readTests(report, output, (read: JestReport) => testsOfJest(read, dir));
}

/** Runs browser tests in `dir`, whose packages are built. @throws Error with the reason if no test ran */
export async function runPlaywright(dir: string, tests: readonly BrowserTests[]): Promise<RanTest[]> {
  const report = newReport(dir);
  const titles = tests.map(({ project, spec, grep }) => `${project} ${spec.replaceAll('.', '\\.')} .*(?:${grep})`);
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=json', '-g', titles.join('|')];
  const { output } = await runProgram(dir, 'playwright', args, {
    ...NX_ENV,
    CHROME_PATH: ensureChromium(),
    HEADLESS_SHELL_PATH: ensureHeadlessShell(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readTests(report, output, (read: { suites: BrowserSuite[] }) => testsOfPlaywright(read));
}

/** Builds the changed packages in `dir`. @throws Error with the reason if it fails */
export async function build(dir: string): Promise<void> {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'];
  const env = { ...NX_ENV, NX_CACHE_DIRECTORY: path.join(dir, '.nx/cache') };
  const { code, output } = await runProgram(dir, 'nx', args, env);
  if (code !== 0) throw new Error(`The build failed: ${reasonIn(output)}`);
}

/** Path of the report of a run; the one of an earlier run is deleted. */
function newReport(dir: string): string {
  const file = path.join(dir, '.arbora/mutate.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readTests<Report>(file: string, output: string, testsOf: (report: Report) => RanTest[]): RanTest[] {
  let tests: RanTest[] = [];
  try {
    tests = testsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    // Without a report, the output has the reason.
  }
  if (tests.length === 0) throw new Error(`No test ran: ${reasonIn(output)}`);
  return tests;
}

/** Returns the first line of the output that names an error, else its last line. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  return (lines.find((line) => /\berror\b/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
