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

describe('a nickname of another person', () => {
  const NAMES = 'GET /api/rest/up_nicknames';
  const OTHER = '55555555-0000-4000-8000-000000000002';
  async function typeAndLeave(routes: TestRoutes) {
    const page = await renderPage(account, '/cs/ucet/dialog-nickname', { server: testServer(routes), person: {} });
    await userEvent.clear(await screen.findByLabelText(/^Přezdívka/));
    await userEvent.type(screen.getByLabelText(/^Přezdívka/), 'Habr_1');
    await userEvent.tab();
    return page;
  }

  test.each([
    ['who has published something', OTHER],
    ['whose id is not shown', null],
  ])('%s is reported before saving', async (_name, id) => {
    const { server } = await typeAndLeave({ [NAMES]: [{ id }] });
    expect(await screen.findByText('Tuto přezdívku už má někdo jiný.')).toBeVisible();
    expect(server.sent(NAMES)[0]?.query.get('nickname')).toBe('ilike.Habr\\_1');
  });

  test('is not reported if it is the own one', async () => {
    const { server } = await typeAndLeave({ [NAMES]: [{ id: testProfile.id }] });
    await waitFor(() => expect(server.sent(NAMES)).toHaveLength(1));
    expect(screen.queryByText('Tuto přezdívku už má někdo jiný.')).toBeNull();
  });
});
