import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { jestFailures, playwrightFailures, type JestReport } from './test-failures';

const jestFile = (name: string, more: Partial<JestReport['testResults'][number]>) => ({
  name: path.join(ROOT, name),
  message: '',
  status: 'passed',
  assertionResults: [],
  ...more,
});

test('failed and skipped tests are named with the start of their message', () => {
  const message = `\u001b[31mExpected\u001b[39m: 1\n\n  Received: 2\n${'    at x\n'.repeat(9)}`;
  const testResults = [
    jestFile('libs/a.test.ts', {
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'failed', fullName: 'adds two', failureMessages: [message] },
        { status: 'pending', fullName: 'waits', failureMessages: [] },
      ],
    }),
    jestFile('libs/b.test.ts', { assertionResults: [{ status: 'passed', fullName: 'holds', failureMessages: [] }] }),
  ];
  expect(jestFailures({ testResults })).toEqual([
    `libs/a.test.ts › adds two\n    Expected: 1\n    Received: 2${'\n    at x'.repeat(4)}`,
    'libs/a.test.ts › waits (pending)',
  ]);
});

test('a test file that failed to load is named with its error', () => {
  const testResults = [jestFile('libs/c.test.ts', { status: 'failed', message: 'Cannot find module' })];
  expect(jestFailures({ testResults })).toEqual(['libs/c.test.ts\n    Cannot find module']);
});

test('failed journeys are named with project, place and error, in nested suites as well', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'basket.spec.ts',
    line: 8,
    title,
    tests: [{ projectName: 'phone', status, results: [{ duration: 0, errors: message ? [{ message }] : [] }] }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected'), spec('closes', 'skipped')],
      suites: [{ specs: [spec('sends', 'unexpected', 'Error: timeout')] }],
    },
  ];
  expect(playwrightFailures({ suites })).toEqual([
    '[phone] basket.spec.ts:8 › closes (skipped)',
    '[phone] basket.spec.ts:8 › sends\n    Error: timeout',
  ]);
});
