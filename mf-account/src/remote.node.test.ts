import { routes } from '@arbora/routes';
import account from './remote';

/** Pages with data that the server prefetches, the same for everybody. */
const READ_AHEAD: Readonly<Record<string, unknown[]>> = { [routes.subscriptions.pattern]: [['newsletters']] };

test.each(account.routes.map(({ pattern, load }) => [pattern, load] as const))(
  '%s loads where there is no document',
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
    expect((queries ?? []).map(({ queryKey }) => queryKey)).toEqual(READ_AHEAD[pattern] ?? []);
  },
);
