import type { Session } from '@arbora/auth';
import { ROLE, type Acl, type ManagerSection } from '@arbora/domain';
import { createI18n, I18nProvider } from '@arbora/i18n';
import type { RemoteEntry } from '@arbora/registry';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import cs from '../locales/cs.json';
import { ManagerNav } from './manager-nav';

/** A section of the back office with its link. */
function aSection(path: string, section: ManagerSection, cs: string, group: string): Partial<RemoteEntry> {
  return {
    routes: [{ pattern: path, access: { section }, layout: 'manager', titleKey: 'title', sitemap: false }],
    navigation: [{ place: 'office', path, titles: { cs, en: cs, pl: cs }, group, order: 10, icon: 'M0 0' }],
  };
}
const registry = {
  remotes: [
    aSection('/manager/users/registrations', 'users', 'Registrace', 'administration'),
    aSection('/manager/booking', 'booking', 'Akce a rezervace', 'sales'),
    aSection('/manager/nursery', 'settings', 'Pařeniště', 'a group of a later release'),
  ] as RemoteEntry[],
};
const sessionOf = (acl: Acl[]): Session => ({
  status: 'authenticated',
  user: {
    id: 'staff',
    email: 'prodej@arbora.example',
    role: ROLE.manager,
    allowedRoles: [ROLE.manager],
    acl,
    isManager: true,
    isAdmin: acl.includes('admin'),
    needsSecondFactor: false,
    profile: null,
  },
});

beforeEach(() => localStorage.clear());

function show(path: string, acl: Acl[] = ['admin']): void {
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  const history = createMemoryHistory({ initialEntries: [path] });
  render(
    <I18nProvider i18n={i18n}>
      <HistoryRouter history={history} location={history.location} basename="/cs">
        <ManagerNav registry={registry} session={sessionOf(acl)} />
      </HistoryRouter>
    </I18nProvider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test.each([
  ['/cs/manager', 'Přehled'],
  ['/cs/manager/booking', 'Akce a rezervace'],
])('at %s the navigation of an admin lists all sections and marks the current one: %s', (path, current) => {
  show(path);
  expect(links()).toEqual(['Přehled', 'Akce a rezervace', 'Registrace', 'Pařeniště']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(current);
});

test('the navigation lists only the sections that a person may open', () => {
  show('/cs/manager', ['sales']);
  expect(links()).toEqual(['Přehled', 'Akce a rezervace']);
});

test('a collapsed group stays collapsed on this device', () => {
  show('/cs/manager');
  const group = screen.getByText('Prodej a akce').closest('details')!;
  expect(group.open).toBe(true);
  group.open = false;
  fireEvent(group, new Event('toggle'));
  cleanup();
  show('/cs/manager');
  expect(screen.getByText('Prodej a akce').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Lidé a nastavení').closest('details')).toHaveAttribute('open');
});

test('on a phone a button with the current page opens the menu, and Escape closes it', () => {
  show('/cs/manager/booking');
  const button = screen.getByRole('button', { name: 'Akce a rezervace' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
