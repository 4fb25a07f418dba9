import { DEFAULT_SITE, type Site } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { QueryClient, QueryClientProvider } from '@arbora/query';
import type { NavigationEntry, RemoteEntry, RouteRule } from '@arbora/registry';
import { createMemoryHistory, createPath, HistoryRouter } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationGate } from '../guards/navigation-gate';
import { useGuardedLocation } from '../guards/use-guarded-location';
import { PageLanguagesStore, PageLanguagesStoreContext } from '../locale/page-languages';
import cs from '../locales/cs.json';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { Frame } from './frame';

const rule = (pattern: string): RouteRule => ({
  pattern,
  access: 'public',
  layout: 'default',
  titleKey: 'title',
  sitemap: false,
});

const entry = (
  place: NavigationEntry['place'],
  path: string,
  [cs, en]: readonly [string, string],
  rest: Partial<NavigationEntry> = {},
): NavigationEntry => ({ place, path, titles: { cs, en, pl: en }, order: 10, ...rest });

/** Entries that the test remote declares, for those of its pages that a test deploys. */
const NAVIGATION = [
  entry('site', '/novinky', ['Novinky', 'News']),
  entry('footer', '/novinky', ['Novinky', 'News'], { group: 'nursery', order: 20 }),
  entry('footer', '/o-nas', ['O nás', 'About us'], { group: 'nursery' }),
  entry('footer', '/sortiment', ['Sortiment', 'Plants'], { group: 'plants' }),
  entry('legal', '/gdpr', ['Ochrana osobních údajů', 'Privacy policy']),
  entry('newsletters', '/services/subscriptions', ['Odebírat novinky', 'Subscribe to news']),
];

async function renderSite(path: string, patterns = ['/', '/novinky', '/login'], site: Partial<Site> = {}) {
  const navigation = NAVIGATION.filter((one) => patterns.includes(one.path));
  const registry = { remotes: [{ name: 'r', routes: patterns.map(rule), navigation } as RemoteEntry] };
  const history = createMemoryHistory({ initialEntries: [path] });
  const gate = new NavigationGate({ history, registry, detect: () => 'cs' });
  const i18n = createI18n(gate.getLocation().locale);
  i18n.addTexts('shell', 'cs', cs);
  i18n.addTexts('shell', 'en', en);
  i18n.addTexts('shell', 'pl', pl);
  await i18n.loadTexts('ui', uiTexts);
  const languages = new PageLanguagesStore();
  function TestApp() {
    const guarded = useGuardedLocation(gate);
    return (
      <HistoryRouter history={history} location={guarded.location} basename={`/${guarded.locale}`}>
        <Frame guarded={guarded} registry={registry} history={history} site={{ ...DEFAULT_SITE, ...site }}>
          <h1>Page</h1>
        </Frame>
      </HistoryRouter>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <PageLanguagesStoreContext value={languages}>
          <TestApp />
        </PageLanguagesStoreContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { history, languages, user: userEvent.setup() };
}

test('the navigation lists the links of the deployed remotes and marks the current one', async () => {
  await renderSite('/cs/novinky');
  const [bar] = screen.getAllByRole('navigation', { name: 'Hlavní navigace' });
  const links = within(bar!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Novinky', '/cs/novinky']]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

test('the footer links to all pages by kind, and to the legal pages', async () => {
  await renderSite('/en/novinky', ['/novinky', '/o-nas', '/gdpr', '/sortiment']);
  const footer = within(screen.getByRole('contentinfo'));
  const siteLinks = within(footer.getByRole('navigation', { name: 'On this site' }));
  const textsAndPaths = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(siteLinks.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Plants and events',
    'About the nursery',
  ]);
  expect(textsAndPaths(siteLinks.getAllByRole('link'))).toEqual([
    ['Plants', '/en/sortiment'],
    ['About us', '/en/o-nas'],
    ['News', '/en/novinky'],
  ]);
  expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/en/gdpr');
});

test('a footer group without links has no heading', async () => {
  await renderSite('/en/novinky', ['/novinky']);
  expect(screen.queryByRole('heading', { name: 'Plants and events' })).toBeNull();
});

test('the footer links to the newsletters if their page is deployed', async () => {
  const footer = () => within(screen.getByRole('contentinfo'));
  await renderSite('/cs/');
  expect(footer().queryByRole('heading', { name: 'Novinky e-mailem' })).toBeNull();
  cleanup();
  await renderSite('/cs/', ['/', '/services/subscriptions']);
  expect(footer().getByRole('heading', { name: 'Novinky e-mailem' })).toBeVisible();
  expect(footer().getByRole('link', { name: 'Odebírat novinky' })).toHaveAttribute(
    'href',
    '/cs/services/subscriptions',
  );
});

test('the footer lists the address, opening hours and contacts of each branch', async () => {
  await renderSite('/en/');
  const footer = within(screen.getByRole('contentinfo'));
  const branch = within(footer.getByText('Smržice').closest('li')!);
  expect(branch.getByText(/^Na Stráži 4/)).toBeVisible();
  expect(branch.getByText('Mon–Fri 7:00–15:30')).toBeVisible();
  expect(branch.getByRole('link', { name: '+420 582 000 104' })).toHaveAttribute('href', 'tel:+420582000104');
  expect(branch.getByRole('link', { name: 'smrzice@arbora.example' })).toBeVisible();
});

test('the contact of the footer is an address below its heading', async () => {
  await renderSite('/cs/');
  const heading = within(screen.getByRole('contentinfo')).getByRole('heading', { name: 'Kontakt' });
  expect(heading.closest('address')).toBeNull();
  expect(heading.nextElementSibling).toContainElement(screen.getAllByRole('link', { name: /^\+420/ }).at(-1)!);
});

test('another nursery has its own name everywhere, and its company in the footer', async () => {
  const accounts = { CZK: null, EUR: null, PLN: null };
  const company = { legalName: 'Habr s.r.o.', ico: '27082440', dic: null };
  const seller = { ...company, seat: 'Brno', register: 'C 1', vatPayer: false, accounts };
  const site = { brand: 'Školka Habr', seller };
  await renderSite('/cs/', undefined, site);
  expect(screen.getByRole('link', { name: 'Školka Habr – na úvodní stránku' })).toHaveTextContent('Školka Habr');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Habr s.r.o., IČO 27082440, nejsme plátci DPH')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Arbora/);
  cleanup();
  await renderSite('/cs/nic', undefined, site);
  await waitFor(() => expect(document.title).toBe('Stránka nenalezena – Školka Habr'));
});

test('switching the language keeps page, query and hash, and is remembered', async () => {
  const { history, user } = await renderSite('/cs/novinky?page=2#dole');
  const [english] = screen.getAllByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/novinky?page=2#dole');
  await user.click(english!);
  expect(createPath(history.location)).toBe('/en/novinky?page=2#dole');
  expect(document.cookie).toContain('arbora_locale=en');
});

test('the language links of an article lead to its translations, or to the list; those of the next page to its own', async () => {
  const { history, languages } = await renderSite('/cs/novinky?page=2#dole', ['/', '/novinky', '/novinky/:slug']);
  const links = () =>
    screen
      .getAllByRole('link', { name: /^(Čeština|English|Polski)$/ })
      // Those of the header; the drawer repeats them.
      .slice(0, 3)
      .map((link) => link.getAttribute('href'));
  act(() => history.push('/cs/novinky/rez?a=1'));
  const paths = { cs: '/novinky/rez', en: '/novinky/pruning' };
  act(() => languages.report(history.location, { paths, fallback: '/novinky' }));
  expect(links()).toEqual(['/cs/novinky/rez?a=1', '/en/novinky/pruning?a=1', '/pl/novinky']);
  act(() => history.push('/cs/novinky'));
  expect(links()).toEqual(['/cs/novinky', '/en/novinky', '/pl/novinky']);
});

test('a missing page shows the error screen with a link home', async () => {
  const { history, user } = await renderSite('/cs/nic/tu');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tady nic nevyroste...');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByText('Na adrese /nic/tu nic není.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('data-error', 'Page Not Found /nic/tu');
  expect(screen.getByRole('main')).not.toHaveTextContent('Page Not Found');
  expect(document.title).toBe('Stránka nenalezena – Arbora');
  await user.click(screen.getByRole('link', { name: 'Domů' }));
  expect(createPath(history.location)).toBe('/cs/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page');
});

test.each([
  ['/en/nope', 'Nothing grows here...', 'There is nothing at /nope.'],
  ['/pl/zahrada%20w%20cieniu', 'Tu nic nie wyrośnie...', 'Pod adresem /zahrada w cieniu niczego nie ma.'],
  ['/pl/100%', 'Tu nic nie wyrośnie...', 'Pod adresem /100% niczego nie ma.'],
])('the error screen of %s is in its language', async (path, heading, text) => {
  await renderSite(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(text)).toBeVisible();
});

test('an alert is shown and can be closed', async () => {
  const { user } = await renderSite('/cs/');
  act(() => emit('alert', { id: 'a', type: 'error', code: 'auth.not_allowed_in_app' }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Nemáte oprávnění pro přístup do této aplikace.');
  await user.click(within(alert).getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
});
