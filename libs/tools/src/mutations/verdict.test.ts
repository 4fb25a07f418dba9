import { browser, jest as unit, type Mutation } from './mutation';
import { groupsOf } from './mutation-groups';
import { testsOfJest, testsOfPlaywright } from './test-result';
import { baselineFault, lineOf, totalLine, verdictOf } from './verdict';

const mutation = (name: string, tests: Mutation['tests']): Mutation => ({
  name,
  file: 'a.ts',
  search: 'a',
  replace: 'b',
  tests,
});
const SUM = mutation('sum', unit('libs/domain/src/sum'));
const TITLE = mutation('title', browser('desktop', 'conformance.spec.ts', '/lide .*in cs'));
const ALONE = mutation('alone', { ...browser('phone', 'locale.spec.ts', 'a'), isShared: false });

const ran = testsOfJest(
  {
    testResults: [
      { name: '/w/libs/domain/src/other.test.ts', message: 'x', status: 'failed', assertionResults: [] },
      {
        name: '/w/libs/domain/src/sum.test.ts',
        message: '',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['no'] },
        ],
      },
    ],
  },
  '/w',
);
const inBrowser = testsOfPlaywright({
  suites: [
    {
      title: 'conformance.spec.ts',
      specs: [],
      suites: [
        {
          title: '/lide',
          specs: [
            {
              file: 'conformance.spec.ts',
              title: 'the page meets all requirements in cs',
              tests: [{ projectName: 'desktop', status: 'expected', results: [{ errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
});

test('a mutation is caught by the first failure among its own tests', () => {
  const verdict = verdictOf(SUM, ran, 2);
  expect(verdict).toMatchObject({
    outcome: 'caught',
    detail: 'libs/domain/src/sum.test.ts › subtracts',
    message: 'no',
  });
  expect(lineOf(verdict)).toBe('caught       2 s  sum: libs/domain/src/sum.test.ts › subtracts');
});

test('a mutation whose tests pass survives, and one whose tests did not run is unchecked', () => {
  expect(verdictOf(TITLE, inBrowser, 2)).toMatchObject({ outcome: 'survived', detail: null });
  expect(lineOf(verdictOf(TITLE, inBrowser, 2))).toBe('SURVIVED     2 s  title');
  expect(verdictOf(TITLE, ran, 2)).toMatchObject({ outcome: 'unchecked' });
});

test('tests that fail without the mutation, or do not exist, prove nothing', () => {
  expect(baselineFault(SUM, ran)).toMatch(/subtracts/);
  expect(baselineFault(SUM, inBrowser)).toBe('none of its tests exist');
  expect(baselineFault(TITLE, inBrowser)).toBeNull();
});

test('shared mutations of pages are tested together, all others alone', () => {
  expect(groupsOf([ALONE, TITLE, SUM])).toEqual([[SUM], [ALONE], [TITLE]]);
  expect(groupsOf([])).toEqual([]);
});

test('the total counts survivors and unchecked mutations', () => {
  const verdicts = [verdictOf(SUM, ran, 1), verdictOf(TITLE, inBrowser, 1), verdictOf(TITLE, ran, 1)];
  expect(totalLine(verdicts, 3)).toBe('1 caught, 1 survived, 1 unchecked (3 s)');
});
