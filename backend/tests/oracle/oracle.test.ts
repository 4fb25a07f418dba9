import { GROUPS } from './cases/groups';
import { areEqual, type DifferenceName, withoutDifferences } from './differences/differences';
import { type Oracle, openOracle } from './oracle';
import { titleOf } from './oracle-case';

/** Differences in wording only: the texts may coincide after a change of either service. */
const WORDS: ReadonlySet<DifferenceName> = new Set<DifferenceName>(['wording', 'hint']);

let oracle: Oracle;
beforeAll(async () => {
  oracle = await openOracle();
}, 60_000);
afterAll(() => oracle.close());

describe.each(Object.entries(GROUPS))('answers as PostgREST does: %s', (_group, cases) => {
  test.each(cases.map((request) => [titleOf(request), request] as const))('%s', async (_title, request) => {
    const { differs } = request;
    const pair = { request, ...(await oracle.both(request)) };
    expect(withoutDifferences(pair.ours, differs)).toEqual(withoutDifferences(pair.real, differs));
    // Every named difference must actually occur.
    const idle = differs.filter(
      (name) =>
        !WORDS.has(name) &&
        areEqual(
          pair,
          differs.filter((other) => other !== name),
        ),
    );
    expect(idle).toEqual([]);
  });
});
