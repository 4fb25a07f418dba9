import type { SessionUser } from '@arbora/auth';
import { fallbackNickname } from '@arbora/domain';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { testProfile } from '@arbora/testing';
import { render, screen } from '@testing-library/react';
import cs from '../locales/cs.json';
import { PersonMenu } from './person-menu';

const { id, email } = testProfile;

function show(profile: SessionUser['profile']): HTMLElement {
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  const history = createMemoryHistory({ initialEntries: ['/cs/'] });
  const user: SessionUser = {
    id,
    email,
    role: 'arbora_customer',
    allowedRoles: ['arbora_customer'],
    acl: [],
    isManager: false,
    isAdmin: false,
    profile,
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <HistoryRouter history={history} location={history.location} basename="/cs">
        <PersonMenu user={user} registry={{ remotes: [] }} locationKey="" />
      </HistoryRouter>
    </I18nProvider>,
  );
  return container;
}

test.each([null, 'lipka', fallbackNickname(email, id)])('greets by the name, with the nickname %s', (nickname) => {
  const menu = show({ ...testProfile, name: 'Šárka Dubová', nickname });
  expect(screen.getByRole('button', { name: 'Účet: Šárka Dubová' })).toHaveTextContent(/ŠŠárka Dubová$/);
  if (nickname) expect(menu).not.toHaveTextContent(nickname);
});

test.each([{ ...testProfile, name: null, nickname: fallbackNickname(email, id) }, null])(
  'greets by the e-mail whoever has no name',
  (profile) => {
    show(profile);
    expect(screen.getByRole('button', { name: `Účet: ${email}` })).toHaveTextContent(`J${email}`);
  },
);
