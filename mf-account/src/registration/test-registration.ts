import { enter, renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

export const CREATE = 'POST /api/backend/profile/create';
export const EXISTS = 'POST /api/auth/user/exists';

export const NEWSLETTERS = 'GET /api/mailing/postman_subscription_public';
export const COMPANY = 'GET /api/company/27082440';

export const OFFERED = ['Novinky', 'Nabídky', 'Akce', 'Kariéra'].map((name, index) => ({
  id: `list-${index}`,
  name,
  name_en: `${name} en`,
  name_pl: `${name} pl`,
  perex: `Jednou za měsíc: ${name}`,
  perex_en: 'Once a month',
  perex_pl: 'Raz w miesiącu',
}));

export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zaregistrovat se' }));

export function open(routes: TestRoutes = {}, url = '/cs/registrace') {
  return renderPage(account, url, {
    server: testServer({
      [EXISTS]: false,
      [CREATE]: reply(201, { id: 'p1', email: 'petr@skolka.example' }),
      [NEWSLETTERS]: OFFERED,
      [COMPANY]: false,
      ...routes,
    }),
  });
}
export async function fill(): Promise<void> {
  await enter(field('E-mail'), 'Petr@Skolka.example');
  await enter(field('Heslo'), 'buk lesni');
  await enter(field('Heslo znovu'), 'buk lesni');
  await enter(field('Jméno a příjmení'), 'Petr Habr');
}
