import { DEFAULT_SITE } from '@arbora/domain';
import { createI18n } from '@arbora/i18n';
import { QueryClient } from '@arbora/query';
import { CONTRACT, type RemoteEntry } from '@arbora/registry';
import { definePage, defineRemote, pageAt, type Host } from '@arbora/remote';
import { createMemoryHistory } from '@arbora/router';
import { routes } from '@arbora/routes';
import { fireEvent, waitFor } from '@testing-library/react';
import { loadDefinition } from '../federation/load-remote';
import { prefetchOnIntent } from './prefetch-on-intent';

// The federation runtime loads scripts from the network, which tests do not have.
jest.mock('../federation/load-remote', () => ({ loadDefinition: jest.fn() }));

const read = jest.fn(() => Promise.resolve('news'));
const noTexts = () => Promise.resolve({ default: { title: 'Titulek' } });
const page = definePage({
  queries: ({ locale, search }) => [{ queryKey: ['news', locale, search.get('page')], queryFn: read }],
  Component: () => null,
});
const content = defineRemote({
  name: 'mf-content',
  texts: { cs: noTexts, en: noTexts, pl: noTexts },
  routes: [
    pageAt(routes.news, { titleKey: 'title', search: ['page'], load: () => Promise.resolve({ default: page }) }),
    pageAt(routes.account, { access: 'customer', titleKey: 'title', load: () => Promise.resolve({ default: page }) }),
  ],
});
const registry = {
  remotes: [{ name: 'mf-content', contract: CONTRACT, routes: content.routes } as unknown as RemoteEntry],
};

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
let stop: () => void;
beforeEach(() => {
  jest.mocked(loadDefinition).mockResolvedValue(content);
  const host: Host = {
    history: createMemoryHistory({ initialEntries: ['/cs/novinky'] }),
    i18n: createI18n('cs'),
    site: DEFAULT_SITE,
    queryClient,
    pageShown: () => undefined,
    pageNotFound: () => undefined,
    mountSlot: () => Promise.resolve(() => Promise.resolve()),
    contributions: () => Promise.resolve({ loaded: [], failed: [] }),
  };
  stop = prefetchOnIntent({ registry, host });
});
afterEach(() => {
  stop();
  queryClient.clear();
  jest.clearAllMocks();
});

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.append(document.createElement('span'));
  document.body.replaceChildren(anchor);
  return anchor;
}

const waitForPrefetch = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 100));

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)('%s prefetches the page of a link', async (event) => {
  const anchor = link('/cs/novinky?page=2');
  fireEvent[event](anchor.firstElementChild!);
  await waitFor(() => expect(queryClient.getQueryData(['news', 'cs', '2'])).toBe('news'));
  fireEvent[event](anchor);
  await waitForPrefetch();
  // Fresh data are not fetched again.
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['already shown', '/cs/novinky'],
  ['that requires a login', '/cs/ucet'],
  ['of no remote', '/cs/nikde'],
  ['of another site', 'https://example.org/cs/novinky'],
])('a page %s is not prefetched', async (_name, href) => {
  fireEvent.focusIn(link(href));
  await waitForPrefetch();
  expect(loadDefinition).not.toHaveBeenCalled();
});

test('pointing at a language link prefetches nothing', async () => {
  fireEvent.focusIn(link('/en/novinky'));
  await waitForPrefetch();
  expect(read).not.toHaveBeenCalled();
});

test('a pointer that only passes over a link prefetches nothing', async () => {
  fireEvent.pointerOver(link('/cs/novinky?page=2'));
  fireEvent.pointerOver(document.body);
  await waitForPrefetch();
  expect(loadDefinition).not.toHaveBeenCalled();
});
