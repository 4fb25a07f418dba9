import { renderPage, reply, testServer } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const CHANGE = 'POST /api/auth/email_change';
const open = (response: unknown) =>
  renderPage(account, '/cs/zmena-emailu?ref=abc', { server: testServer({ [CHANGE]: response }) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('opening the page removes the reference from the address and sends nothing', async () => {
  const { server, history } = await open({ outcome: 'changed' });
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(server.sent(CHANGE)).toHaveLength(0);
});

test.each([
  ['Potvrdit změnu', 'confirm', 'waiting', 'Potvrzeno, zbývá druhá adresa'],
  ['Potvrdit změnu', 'confirm', 'changed', 'E-mail je změněný'],
  ['Odmítnout změnu', 'refuse', 'refused', 'Změna je odmítnutá'],
])('the button %s sends the answer %s and shows the result %s', async (button, answer, outcome, text) => {
  const { server } = await open({ outcome });
  await press(button);
  expect(await screen.findByText(text)).toBeVisible();
  expect(server.sent(CHANGE)[0]?.body).toEqual({ ref: 'abc', answer });
});

test('an expired link is reported', async () => {
  await open(reply(410, { code: 'auth.link_expired', message: '' }));
  await press('Potvrdit změnu');
  expect(await screen.findByText('Tenhle odkaz už neplatí')).toBeVisible();
});

test('an address taken meanwhile is reported, and the link stays valid', async () => {
  await open(reply(409, { code: 'auth.user_exists', message: '' }));
  await press('Potvrdit změnu');
  expect(await screen.findByRole('alert')).toHaveTextContent('Uživatel se stejným e-mailem již existuje.');
  expect(screen.getByRole('button', { name: 'Potvrdit změnu' })).toBeEnabled();
});

test('the page without a link has nothing to confirm', async () => {
  await renderPage(account, '/cs/zmena-emailu');
  expect(screen.getByText('Tenhle odkaz už neplatí')).toBeVisible();
});
