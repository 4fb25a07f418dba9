import type { SessionUser } from '@arbora/auth';
import { emptyBasket } from '@arbora/domain';
import { emit, on } from '@arbora/event-bus';
import { createI18n, I18nProvider } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { testProfile } from '@arbora/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import uiCs from '@arbora/ui/locales/cs.json';
import cs from '../locales/cs.json';
import { PersonMenu } from './person-menu';

const { id, email } = testProfile;
/** As the database assigns it: the e-mail's local part and the start of the id. */
const defaultNickname = `${email.split('@')[0]}${id.slice(0, 4)}`;

const BASKET = {
  remotes: [
    {
      routes: [{ pattern: '/ucet/kosik' }],
      navigation: [{ place: 'account', path: '/ucet/kosik', titles: { cs: 'Košík' }, order: 30, icon: 'M0 0' }],
    },
  ],
} as unknown as Pick<Registry, 'remotes'>;

function show(
  profile: SessionUser['profile'],
  registry: Pick<Registry, 'remotes'> = { remotes: [] },
  { path = '/cs/', isManager = false } = {},
): HTMLElement {
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  i18n.addTexts('ui', 'cs', uiCs);
  const history = createMemoryHistory({ initialEntries: [path] });
  const user: SessionUser = {
    id,
    email,
    role: 'arbora_customer',
    allowedRoles: ['arbora_customer'],
    acl: [],
    isManager,
    isAdmin: false,
    needsSecondFactor: false,
    profile,
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <HistoryRouter history={history} location={history.location} basename="/cs">
        <PersonMenu user={user} registry={registry} locationKey="" />
      </HistoryRouter>
    </I18nProvider>,
  );
  return container;
}

test.each([null, 'lipka', defaultNickname])('the menu shows the name instead of the nickname %s', (nickname) => {
  const menu = show({ ...testProfile, name: 'Šárka Dubová', nickname });
  expect(screen.getByRole('button', { name: 'Účet: Šárka Dubová' })).toHaveTextContent(/ŠŠárka$/);
  expect(screen.getByRole('navigation', { name: 'Účet', hidden: true })).toHaveTextContent(/^Šárka Dubová/);
  if (nickname) expect(menu).not.toHaveTextContent(nickname);
});

test.each([
  ['Ing. Jan Novák', 'Jan'],
  ['Bc. Ing.', 'Bc. Ing.'],
])('the header shows %s as %s', (name, shown) => {
  show({ ...testProfile, name });
  expect(screen.getByRole('button', { name: `Účet: ${name}` })).toHaveTextContent(
    new RegExp(`${name}${name[0] ?? ''}${shown}$`),
  );
});

test.each([{ ...testProfile, name: null, nickname: defaultNickname }, null])(
  'the menu shows the e-mail of a user without a name',
  (profile) => {
    show(profile);
    expect(screen.getByRole('button', { name: `Účet: ${email}` })).toHaveTextContent(`J${email}`);
  },
);

test('the basket shows its number of lines, also after another component saves it', () => {
  const line = {
    product_item_id: 'a',
    amount: 4,
    name: 'Acer',
    size: null,
    spec1: null,
    spec2: null,
    type: 'order' as const,
  };
  show({ ...testProfile, basket: { ...emptyBasket('order'), items: [line] } }, BASKET);
  expect(screen.getByRole('link', { name: 'Košík, položek: 1' })).toHaveAttribute('href', '/cs/ucet/kosik');
  act(() => emit('basket:changed', { personId: id, count: 3 }));
  expect(screen.getByRole('link', { name: 'Košík, položek: 3' })).toHaveTextContent('3');
  act(() => emit('basket:changed', { personId: 'somebody else', count: 9 }));
  expect(screen.getByRole('link', { name: 'Košík, položek: 3' })).toBeVisible();
});

test('in the back office the search replaces the basket, and Ctrl+K and Cmd+K open it too', () => {
  const listener = jest.fn();
  const unsubscribe = on('manager:search', listener);
  show(testProfile, BASKET, { path: '/cs/manager/news', isManager: true });
  expect(screen.queryByRole('link', { name: /^Košík, / })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Hledat' }));
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document, { key: 'K', metaKey: true });
  fireEvent.keyDown(document, { key: 'k' });
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(3);
});
