import { DEFAULT_SITE } from '@arbora/domain';
import { RemoteUnavailable, loadDefinition } from '../federation/load-remote';
import { createI18n } from '@arbora/i18n';
import { QueryClient, useQuery } from '@arbora/query';
import { CONTRACT, type RemoteEntry } from '@arbora/registry';
import { definePage, defineRemote, pageAt, type Host, type RemoteDefinition } from '@arbora/remote';
import { createMemoryHistory } from '@arbora/router';
import { routes } from '@arbora/routes';
import { uiTexts } from '@arbora/ui/texts';
import { screen, waitFor } from '@testing-library/react';
import { OutletController, type ServerRenderedPage } from './outlet-controller';

// The federation runtime loads scripts from the network, which tests do not have.
jest.mock('../federation/load-remote', () => ({
  ...jest.requireActual<object>('../federation/load-remote'),
  loadDefinition: jest.fn(),
}));
jest.mock('@module-federation/runtime', () => ({}));

const load = jest.mocked(loadDefinition);
const noTexts = () => Promise.resolve({ default: { title: 'Titulek' } });

function remote(
  name: `mf-${string}`,
  route: (typeof routes)['news'] | (typeof routes)['assortment'],
  page: Parameters<typeof definePage>[0],
): RemoteDefinition {
  return defineRemote({
    name,
    texts: { cs: noTexts, en: noTexts, pl: noTexts },
    routes: [pageAt(route, { titleKey: 'title', load: () => Promise.resolve({ default: definePage(page) }) })],
  });
}

const content = remote('mf-content', routes.news, { Component: () => <h1>Novinky</h1> });
const shop = remote('mf-shop', routes.assortment, { Component: () => <h1>Sortiment</h1> });

function entryOf(definition: RemoteDefinition): RemoteEntry {
  return {
    name: definition.name,
    version: '1',
    contract: CONTRACT,
    base: '/remotes/x/',
    entry: 'remoteEntry.js',
    namespace: definition.namespace,
    routes: [],
    slots: [],
    preload: { scripts: [], styles: [] },
    pages: {},
    texts: { cs: [], en: [], pl: [] },
  };
}

async function outlet(url: string, renderedBy?: string, pageShown: Host['pageShown'] = () => undefined) {
  const history = createMemoryHistory({ initialEntries: [url] });
  const i18n = createI18n('cs');
  await i18n.loadTexts('ui', uiTexts);
  const host: Host = {
    history,
    i18n,
    site: DEFAULT_SITE,
    queryClient: new QueryClient(),
    pageShown,
    pageNotFound: () => undefined,
    mountSlot: () => Promise.resolve(() => Promise.resolve()),
    contributions: () => Promise.resolve({ loaded: [], failed: [] }),
  };
  const rendered: ServerRenderedPage | null = renderedBy ? { remote: renderedBy, location: history.location } : null;
  const controller = new OutletController(host, rendered);
  const container = document.body.appendChild(document.createElement('div'));
  if (renderedBy) container.innerHTML = `<div data-rendered-by="${renderedBy}"><h1>Novinky</h1></div>`;
  controller.attach(container);
  return { controller, history, container, queryClient: host.queryClient };
}

beforeEach(() => {
  document.body.replaceChildren();
  load.mockImplementation((entry) => Promise.resolve(entry.name === 'mf-shop' ? shop : content));
});

test('the next remote replaces the shown one', async () => {
  const { controller, history, container } = await outlet('/cs/novinky');
  controller.show(entryOf(content));
  expect(await screen.findByRole('heading', { name: 'Novinky' })).toBeVisible();
  history.push('/cs/sortiment');
  controller.show(entryOf(shop));
  expect(await screen.findByRole('heading', { name: 'Sortiment' })).toBeVisible();
  await waitFor(() => expect(controller.getStatus()).toEqual({ kind: 'ready', remote: 'mf-shop' }));
  expect(container.children).toHaveLength(1);
});

test('the previous page stays until the next one is rendered, and is removed before that one is painted', async () => {
  const headings = (): (string | null)[] => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const shown: unknown[] = [];
  const { controller, history, container } = await outlet('/cs/novinky', undefined, () => shown.push(headings()));
  const observer = new MutationObserver(() => shown.push(headings()));
  controller.show(entryOf(content));
  await screen.findByRole('heading', { name: 'Novinky' });
  shown.length = 0;
  observer.observe(container, { childList: true, subtree: true });
  history.push('/cs/sortiment');
  controller.show(entryOf(shop));
  await screen.findByRole('heading', { name: 'Sortiment' });
  await waitFor(() => expect(controller.getStatus().kind).toBe('ready'));
  observer.disconnect();
  expect(shown).toContainEqual(['Sortiment']);
  expect(shown).not.toContainEqual([]);
  expect(shown).not.toContainEqual(['Novinky', 'Sortiment']);
});

test('a page that fails to render replaces the previous one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = defineRemote({
    name: 'mf-shop',
    texts: shop.texts,
    routes: [
      pageAt(routes.assortment, {
        titleKey: 'title',
        load: () =>
          Promise.resolve({
            default: definePage({
              Component: () => {
                throw new Error('broken');
              },
            }),
          }),
      }),
    ],
  });
  const { controller, history } = await outlet('/cs/novinky');
  controller.show(entryOf(content));
  await screen.findByRole('heading', { name: 'Novinky' });
  load.mockResolvedValue(broken);
  history.push('/cs/sortiment');
  controller.show(entryOf(shop));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Novinky' })).toBeNull());
});

test('switching to another remote and back before it loads shows the page of the current location', async () => {
  const { controller, history } = await outlet('/cs/novinky');
  controller.show(entryOf(content));
  history.push('/cs/sortiment');
  controller.show(entryOf(shop));
  history.push('/cs/novinky');
  controller.show(entryOf(content));
  expect(await screen.findByRole('heading', { name: 'Novinky' })).toBeVisible();
  await waitFor(() => expect(controller.getStatus()).toEqual({ kind: 'ready', remote: 'mf-content' }));
  expect(screen.queryByRole('heading', { name: 'Sortiment' })).toBeNull();
});

test('a remote that fails to load is reported, and shown once a retry succeeds', async () => {
  const { controller } = await outlet('/cs/novinky');
  load.mockRejectedValueOnce(new RemoteUnavailable('mf-content'));
  controller.show(entryOf(content));
  await waitFor(() => expect(controller.getStatus()).toMatchObject({ kind: 'failed', remote: 'mf-content' }));
  controller.retry();
  expect(await screen.findByRole('heading', { name: 'Novinky' })).toBeVisible();
});

test('a failure does not block other remotes', async () => {
  const { controller, history } = await outlet('/cs/novinky');
  load.mockRejectedValueOnce(new RemoteUnavailable('mf-content'));
  controller.show(entryOf(content));
  await waitFor(() => expect(controller.getStatus().kind).toBe('failed'));
  history.push('/cs/sortiment');
  controller.show(entryOf(shop));
  expect(await screen.findByRole('heading', { name: 'Sortiment' })).toBeVisible();
});

test('leaving resolves once the remote is unmounted', async () => {
  const { controller, container } = await outlet('/cs/novinky');
  controller.show(entryOf(content));
  await screen.findByRole('heading', { name: 'Novinky' });
  await controller.leave();
  expect(container.children).toHaveLength(0);
  expect(controller.getStatus()).toEqual({ kind: 'empty' });
});

describe('over a server-rendered page', () => {
  test('the remote hydrates the existing elements', async () => {
    const { controller, container } = await outlet('/cs/novinky', 'mf-content');
    const heading = screen.getByRole('heading', { name: 'Novinky' });
    expect(controller.getStatus()).toEqual({ kind: 'hydrating', remote: 'mf-content' });
    controller.show(entryOf(content));
    await waitFor(() => expect(controller.getStatus()).toEqual({ kind: 'ready', remote: 'mf-content' }));
    expect(screen.getByRole('heading', { name: 'Novinky' })).toBe(heading);
    expect(container.querySelector('[data-rendered-by]')).toBeNull();
  });

  test('hydration shows the delivered data, although they are stale, and then the current ones', async () => {
    const { controller, queryClient } = await outlet('/cs/novinky', 'mf-content');
    queryClient.setQueryData(['title'], 'Novinky');
    await queryClient.invalidateQueries();
    const heading = screen.getByRole('heading', { name: 'Novinky' });
    const titleQuery = { queryKey: ['title'], queryFn: () => Promise.resolve('Dnešní novinky') };
    load.mockResolvedValue(
      remote('mf-content', routes.news, {
        queries: () => [titleQuery],
        Component: () => <h1>{useQuery(titleQuery).data}</h1>,
      }),
    );
    controller.show(entryOf(content));
    await waitFor(() => expect(heading).toHaveTextContent('Dnešní novinky'));
    // On a mismatch React would replace it.
    expect(heading).toBeInTheDocument();
  });

  test('a remote that fails to load keeps these elements, and hydrates them after a retry', async () => {
    const { controller } = await outlet('/cs/novinky', 'mf-content');
    const heading = screen.getByRole('heading', { name: 'Novinky' });
    load.mockRejectedValueOnce(new RemoteUnavailable('mf-content'));
    controller.show(entryOf(content));
    await waitFor(() => expect(controller.getStatus()).toMatchObject({ kind: 'failed' }));
    expect(screen.getByRole('heading', { name: 'Novinky' })).toBe(heading);
    controller.retry();
    await waitFor(() => expect(controller.getStatus().kind).toBe('ready'));
    expect(screen.getByRole('heading', { name: 'Novinky' })).toBe(heading);
  });

  test('navigation after a failed load does not show the previous page', async () => {
    const { controller, history, container } = await outlet('/cs/novinky', 'mf-content');
    load.mockRejectedValue(new RemoteUnavailable('mf-content'));
    controller.show(entryOf(content));
    await waitFor(() => expect(controller.getStatus().kind).toBe('failed'));
    history.push('/cs/novinky?page=2');
    await waitFor(() => expect(container.children).toHaveLength(0));
    await waitFor(() => expect(controller.getStatus().kind).toBe('failed'));
  });

  test('another remote replaces it', async () => {
    const { controller, history, container } = await outlet('/cs/novinky', 'mf-content');
    history.push('/cs/sortiment');
    controller.show(entryOf(shop));
    expect(await screen.findByRole('heading', { name: 'Sortiment' })).toBeVisible();
    expect(container.children).toHaveLength(1);
  });
});
