import { DEFAULT_SITE } from '@arbora/domain';
import { createI18n } from '@arbora/i18n';
import { QueryClient } from '@arbora/query';
import { prefetch, type Host } from '@arbora/remote';
import { createMemoryHistory } from '@arbora/router';
import { testApp, type TestApp } from '../app';
import { asVisitor, mayEnter, useServices, VISITORS, type Refused } from './front-end';
import { remotes } from './remotes';
import { addressesOf, readSamples, type Samples } from './samples';

let services: TestApp;
let samples: Samples;
let refused: Refused[];
beforeAll(async () => {
  services = await testApp();
  samples = await readSamples(services.database);
  refused = useServices(services);
});
afterAll(() => services.close());

function hostAt(address: string): Host {
  const unavailable = () => {
    throw new Error('there is no shell');
  };
  return {
    history: createMemoryHistory({ initialEntries: [address] }),
    i18n: createI18n('cs'),
    site: DEFAULT_SITE,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    pageShown: unavailable,
    pageNotFound: unavailable,
    mountSlot: unavailable,
    contributions: unavailable,
  };
}

test.each(VISITORS)('every query of the pages that %s may open succeeds', async (visitor) => {
  refused.length = 0;
  const failed: string[] = [];
  let queryCount = 0;
  await asVisitor(visitor, async () => {
    const addresses = addressesOf(samples);
    for (const remote of await remotes()) {
      for (const { pattern, access } of remote.routes) {
        if (!mayEnter(access)) continue;
        if (!addresses[pattern] && pattern.includes(':')) throw new Error(`samples.ts has no address of ${pattern}`);
        for (const address of addresses[pattern] ?? [pattern]) {
          const { pathname, search } = new URL(`/cs${address}`, 'http://localhost');
          const host = hostAt(pathname + search);
          await prefetch(remote, host, { pathname, search });
          const queries = host.queryClient.getQueryCache().getAll();
          queryCount += queries.length;
          for (const { state, queryKey } of queries) {
            if (state.status === 'success') continue;
            failed.push(`${address} ${JSON.stringify(queryKey)}: ${String(state.error)}`);
          }
        }
      }
    }
  });
  expect({ failed, refused }).toEqual({ failed: [], refused: [] });
  expect(queryCount).toBeGreaterThan(10);
});
