import { renderPage, reply, testProfile, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const SAVE = 'PATCH /api/rest/user_profile';

async function save(routes: TestRoutes, nickname = 'habr') {
  const page = await renderPage(account, '/cs/ucet/dialog-nickname', { server: testServer(routes), person: {} });
  await userEvent.clear(await screen.findByLabelText(/^Přezdívka/));
  if (nickname) await userEvent.type(screen.getByLabelText(/^Přezdívka/), nickname);
  await userEvent.click(screen.getByRole('button', { name: 'Uložit přezdívku' }));
  return page;
}

test('a nickname is saved, and the account page opens', async () => {
  const { server, history } = await save({ [SAVE]: [{ ...testProfile, nickname: 'habr' }] });
  await waitFor(() => expect(history.location.pathname).toBe('/cs/ucet'));
  expect(server.sent(SAVE)[0]?.body).toEqual({ nickname: 'habr' });
});

test('a taken nickname is reported at its field', async () => {
  const taken = reply(409, { code: '23505', message: 'profile.nickname_taken', details: null, hint: null });
  const { history } = await save({ [SAVE]: taken });
  await waitFor(() => expect(screen.getByLabelText(/^Přezdívka/)).toHaveAccessibleDescription(/už má někdo jiný/));
  expect(history.location.pathname).toBe('/cs/ucet/dialog-nickname');
});

test('an empty nickname is not sent', async () => {
  const { server } = await save({ [SAVE]: [] }, '');
  expect(await screen.findByText('Toto pole nesmí být prázdné.')).toBeVisible();
  expect(server.sent(SAVE)).toHaveLength(0);
});
