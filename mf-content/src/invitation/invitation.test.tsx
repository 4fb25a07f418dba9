import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen } from '@testing-library/react';
import content from '../remote';

const INVITED = 'GET /api/auth/user/invited';
const TEXT = {
  title: 'Trendy 2024',
  perex: 'Setkání architektů.',
  body: '<h2>Program</h2><p>9.00 příjezd</p>',
  locale: 'cs',
} as const;

const open = (person: boolean, routes: TestRoutes = {}) =>
  renderPage(content, '/cs/trendy2024', {
    server: testServer({ 'GET /api/rest/news_item': [TEXT], ...routes }),
    ...(person && { person: {} }),
  });
const program = () => screen.queryByRole('heading', { name: 'Program' });

test('a visitor is asked to log in and returns to the invitation', async () => {
  const { server } = await open(false, { [INVITED]: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Trendy 2024' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('href', '/cs/login?return=%2Ftrendy2024');
  expect(program()).toBeNull();
  expect(server.sent(INVITED)).toHaveLength(0);
});

test('an invited guest sees the programme and a link to choose a time', async () => {
  await open(true, { [INVITED]: true });
  expect(await screen.findByRole('heading', { name: 'Jste mezi zvanými' })).toBeVisible();
  expect(program()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vybrat termín' })).toHaveAttribute('href', '/cs/services/public-booking');
});

test('a person who is not invited sees a message and a link to other events', async () => {
  await open(true, { [INVITED]: false });
  expect(await screen.findByRole('heading', { name: 'Na této adrese pozvánka není' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prohlédnout akce' })).toBeVisible();
  expect(program()).toBeNull();
});

test('a failed check can be retried', async () => {
  await open(true, { [INVITED]: () => reply(400, { code: 'request.invalid', message: 'no' }) });
  expect(await screen.findByRole('button', { name: /znovu/i })).toBeVisible();
  expect(program()).toBeNull();
});
