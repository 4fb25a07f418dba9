import { routes } from '@arbora/routes';
import account from './remote';

/** Query keys that the server prefetches, by page: data that is the same for everybody. */
const PREFETCHED: Readonly<Record<string, unknown[]>> = {
  [routes.subscriptions.pattern]: [['mf-account', 'newsletters']],
};

test.each(account.routes.map(({ pattern, load }) => [pattern, load] as const))(
  '%s loads without a document',
  async (pattern, load) => {
    expect(typeof document).toBe('undefined');
    const { default: page } = await load();
    expect(page.Component).toBeInstanceOf(Function);
    const queries = page.queries?.({
      params: {},
      search: new URLSearchParams(),
      locale: 'cs',
      read: () => undefined,
      cached: () => [],
    });
    expect((queries ?? []).map(({ queryKey }) => queryKey)).toEqual(PREFETCHED[pattern] ?? []);
  },
);
