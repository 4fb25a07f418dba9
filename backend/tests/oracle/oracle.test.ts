import { accessCases } from './cases/access';
import { contentCases } from './cases/content';
import { embeddingCases } from './cases/embedding';
import { filterCases } from './cases/filters';
import { functionCases } from './cases/functions';
import { operatorCases } from './cases/operators';
import { pagingCases } from './cases/paging';
import { preferenceCases } from './cases/preferences';
import { shopCases } from './cases/shop';
import { writeCases } from './cases/writes';
import { withoutDifferences } from './differences';
import { type Oracle, openOracle } from './oracle';
import { titleOf } from './oracle-case';

const GROUPS = {
  filters: filterCases,
  'every operator on every kind of column': operatorCases,
  'every verb under every preference': preferenceCases,
  embedding: embeddingCases,
  'pages and representations': pagingCases,
  writes: writeCases,
  functions: functionCases,
  'roles on the product': accessCases,
  'offers and orders': shopCases,
  'content of the product': contentCases,
};

let oracle: Oracle;
beforeAll(async () => {
  oracle = await openOracle();
}, 60_000);
afterAll(() => oracle.close());

describe.each(Object.entries(GROUPS))('answers as PostgREST does: %s', (_group, cases) => {
  test.each(cases.map((request) => [titleOf(request), request] as const))('%s', async (_title, request) => {
    const { real, ours } = await oracle.both(request);
    expect(withoutDifferences(ours, request.differs)).toEqual(withoutDifferences(real, request.differs));
  });
});
