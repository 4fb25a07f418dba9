import { configureTransport } from '@arbora/api';
import {
  CONSENT as CONSENT_IN_CZECH_AND_ENGLISH,
  CONSENT_COOKIE,
  CONSENT_GROUPS_COOKIE,
  COOKIE_GROUP,
  overriddenConsent,
  readConsent,
} from '@arbora/domain';
import type { ConsentConfiguration, ConsentRecord, Locale } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { configurationOf, Consent, startConsent } from './consent';

const CONSENT = overriddenConsent({});

const sent: ConsentRecord[] = [];
let ip: () => Response = () => new Response('192.0.2.7');

beforeEach(() => {
  sent.length = 0;
  ip = () => new Response('192.0.2.7');
  configureTransport({
    fetch: (input, init) => {
      if (String(input).endsWith('/ip')) return Promise.resolve(ip());
      sent.push(JSON.parse(String(init?.body)) as ConsentRecord);
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
});

const cookie = (): string[] => document.cookie.split('; ').filter(Boolean).sort();
const storedConsent = () => readConsent(document.cookie);

interface Options {
  locale?: Locale;
  configuration?: ConsentConfiguration;
  details?: boolean;
}

async function renderConsent({ locale = 'cs', configuration = CONSENT, details = false }: Options = {}) {
  startConsent({ mayMeasure: () => true, configuration });
  const i18n = createI18n(locale);
  await i18n.loadTexts('ui', uiTexts);
  const history = createMemoryHistory({ initialEntries: [`/${locale}/`] });
  function Page() {
    const [isOpen, setOpen] = useState(details);
    return (
      <HistoryRouter history={history} location={history.location} basename={`/${locale}`}>
        <button type="button" onClick={() => setOpen(true)}>
          nastavení
        </button>
        <Consent configuration={configuration} hasPrivacyPage isDetailsOpen={isOpen} onDetails={setOpen} />
        <main id="content" tabIndex={-1} />
      </HistoryRouter>
    );
  }
  const view = render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
const banner = (name = 'Cookies na tomto webu') => screen.queryByRole('region', { name });

test('a visitor has three equal choices, and accepting all enables the optional groups', async () => {
  const { user } = await renderConsent();
  const choices = ['Přijmout vše', 'Jen nezbytné', 'Spravovat cookies'].map((name) =>
    within(banner()!).getByRole('button', { name }),
  );
  expect(new Set(choices.map(({ className }) => className)).size).toBe(1);
  expect(cookie()).toEqual([]);
  await user.click(choices[0]!);
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(cookie()).toEqual(['arbora_consent=true', 'arbora_cookies=app_support|ga-gtm']);
});

test('accepting only necessary cookies is stored as a refusal', async () => {
  const { user, unmount } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Jen nezbytné' }));
  expect(cookie()).toEqual(['arbora_consent=false', 'arbora_cookies=app_support']);
  unmount();
  await renderConsent();
  expect(banner()).toBeNull();
});

test.each([
  ['its button', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByTitle(/^Zavřít bez/))],
  [
    'Escape',
    async (user: ReturnType<typeof userEvent.setup>) => {
      screen.getByRole('button', { name: 'Přijmout vše' }).focus();
      await user.keyboard('{Escape}');
    },
  ],
])('closing the banner by %s stores no decision, and the next page shows it again', async (_, close) => {
  const { user, unmount } = await renderConsent();
  await close(user);
  expect(banner()).toBeNull();
  expect(storedConsent().decision).toBe('undecided');
  unmount();
  await renderConsent();
  expect(banner()).toBeVisible();
  expect(sent).toEqual([]);
});

test('the details explain each group, and groups not chosen are declined', async () => {
  const { user } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Spravovat cookies' }));
  const dialog = screen.getByRole('dialog', { name: 'Nastavení cookies' });
  const necessary = within(dialog).getByRole('region', { name: 'Nezbytné' });
  for (const name of ['app_theme', 'app_token', 'arbora_locale']) {
    expect(within(necessary).getByText(name)).toBeVisible();
  }
  expect(within(necessary).queryByRole('radio')).toBeNull();
  const analytics = within(dialog).getByRole('region', { name: 'Analytika' });
  expect(within(analytics).getByText('_gtm')).toBeVisible();
  expect(within(analytics).getByRole('link')).toHaveAttribute('target', '_blank');
  expect(within(analytics).getByRole('radio', { name: 'Odmítnout' })).toBeChecked();

  await user.click(within(dialog).getByRole('button', { name: 'Zavřít' }));
  expect(storedConsent().decision).toBe('undecided');
  expect(banner()).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Spravovat cookies' }));
  await user.click(screen.getByRole('radio', { name: 'Přijmout' }));
  await user.click(screen.getByRole('button', { name: 'Uložit výběr' }));
  expect(storedConsent()).toEqual({ decision: 'given', groups: [COOKIE_GROUP.support, COOKIE_GROUP.analytics] });
  expect(banner()).toBeNull();
});

test('withdrawing consent deletes the cookies of the group and no others', async () => {
  const { user } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Přijmout vše' }));
  for (const name of ['_gtm', '_ga', '_ga_ABC123', 'app_theme', '_gtmx']) document.cookie = `${name}=1; Path=/`;
  await user.click(screen.getByRole('button', { name: 'nastavení' }));
  expect(screen.getByRole('radio', { name: 'Přijmout' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Odmítnout vše' }));
  expect(cookie()).toEqual(['_gtmx=1', 'app_theme=1', 'arbora_consent=false', 'arbora_cookies=app_support']);
  expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
});

test('third-party scripts are notified before their cookies are deleted', async () => {
  const payloads: unknown[] = [];
  const unsubscribe = on('consent:changed', (payload) => {
    payloads.push(payload);
    document.cookie = '_gtm=late; Path=/';
  });
  const { user } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Jen nezbytné' }));
  unsubscribe();
  expect(payloads).toEqual([{ decision: 'refused', groups: ['app_support'] }]);
  expect(document.cookie).not.toContain('_gtm');
});

test('a changed configuration shows the banner again and disables the optional groups and their cookies until then', async () => {
  const { user, unmount } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Přijmout vše' }));
  document.cookie = '_gtm=1; Path=/';
  unmount();
  const [analytics] = CONSENT.optional;
  const maps = { ...analytics!, id: 'maps', targets: ['_map'] };
  const next = await renderConsent({ configuration: { ...CONSENT, optional: [analytics!, maps] } });
  expect(banner()).toBeVisible();
  expect(cookie()).toEqual([]);
  await next.user.click(screen.getByRole('button', { name: 'Přijmout vše' }));
  expect(storedConsent().groups).toEqual([COOKIE_GROUP.support, COOKIE_GROUP.analytics, 'maps']);
  next.unmount();

  const newer = { ...CONSENT, optional: [analytics!, maps], version: CONSENT.version + 1 };
  await renderConsent({ configuration: newer });
  expect(banner()).toBeVisible();
});

test('a decision stored in the two cookies alone is valid', async () => {
  document.cookie = `${CONSENT_COOKIE}=true; Path=/`;
  document.cookie = `${CONSENT_GROUPS_COOKIE}=app_support|ga-gtm; Path=/`;
  await renderConsent();
  expect(banner()).toBeNull();
  expect(storedConsent().groups).toContain(COOKIE_GROUP.analytics);
});

test('without optional groups there is no banner, and the details list the necessary ones', async () => {
  await renderConsent({ configuration: { ...CONSENT, optional: [] }, details: true });
  expect(banner()).toBeNull();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('app_token')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Přijmout vše' })).toBeNull();
});

test('without Polish texts a Polish page shows the banner in English and marks its language', async () => {
  await renderConsent({ locale: 'pl', configuration: CONSENT_IN_CZECH_AND_ENGLISH });
  expect(banner('Cookies on this site')).toHaveAttribute('lang', 'en');
});

test('a Polish page shows the banner and the details in Polish', async () => {
  await renderConsent({ locale: 'pl', configuration: await configurationOf({}, 'pl'), details: true });
  expect(banner('Pliki cookie na tej stronie')).toHaveAttribute('lang', 'pl');
  const dialog = await screen.findByRole('dialog', { name: 'Ustawienia plików cookie' });
  expect(within(dialog).getByRole('link', { name: /^Jak Google używa plików cookie/ })).toBeVisible();
  for (const group of ['Niezbędne', 'Analityka'])
    expect(within(dialog).getByRole('heading', { name: group })).toBeVisible();
  // Every text of the dialog is Polish.
  for (const text of ['Necessary', 'Analytics', 'Accept', 'Always on'])
    expect(within(dialog).queryByText(text)).toBeNull();
});

describe('the consent record', () => {
  test('contains the decision, the visitor and the host', async () => {
    const { user } = await renderConsent();
    await user.click(screen.getByRole('button', { name: 'Přijmout vše' }));
    await waitFor(() => expect(console.info).toHaveBeenCalledWith('cookie consent saved'));
    expect(sent).toEqual([
      {
        ip_address: '192.0.2.7',
        is_consent_given: true,
        host: 'localhost',
        cookies: 'app_support|ga-gtm',
        user_agent: navigator.userAgent,
        app: 'arbora',
        auth_person: null,
      },
    ]);
  });

  test.each([
    ['cannot be read', () => new Response('', { status: 404 })],
    ['is empty', () => new Response('')],
  ])('is not sent when the IP address %s', async (_, response) => {
    ip = response;
    const { user } = await renderConsent();
    await user.click(screen.getByRole('button', { name: 'Jen nezbytné' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('incomplete IP'));
    expect(sent).toEqual([]);
    expect(storedConsent().decision).toBe('refused');
  });

  test('only logs a rejection by the server', async () => {
    configureTransport({
      fetch: (input) =>
        Promise.resolve(
          String(input).endsWith('/ip') ? new Response('192.0.2.7') : new Response('{}', { status: 500 }),
        ),
    });
    const { user } = await renderConsent();
    await user.click(screen.getByRole('button', { name: 'Přijmout vše' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('failed to save consent', expect.anything()));
    expect(storedConsent().decision).toBe('given');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
