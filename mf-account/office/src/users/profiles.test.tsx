import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { PERSON_ID } from '../test-data';
import type { Profile } from './person-detail';

const URL = '/cs/manager/users/profiles';
const LIST = 'GET /api/at-rest/user_profile';
const UPDATE = 'POST /api/auth/user/update';
const CREATE = 'POST /api/auth/user/create';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: PERSON_ID,
    email: 'eva@arbora.example',
    name: 'Eva Jedličková',
    nickname: 'eva',
    phone: null,
    ico: null,
    dic: null,
    company: null,
    street: null,
    city: null,
    zip: null,
    country: 'CZ',
    locale: 'cs',
    acl: ['sales'],
    created_at: '2026-10-01T08:00:00Z',
    version: 2,
    updated_at: '2026-10-01T08:00:00Z',
    roles: ['arbora_customer'],
    allowed_apps: ['arbora'],
    is_blocked: false,
    state: null,
    ...changes,
  };
}
const blocked = aProfile({
  id: PERSON_ID.replace(/1$/, '2'),
  email: 'petr@arbora.example',
  name: 'Petr Zlý',
  acl: null,
  is_blocked: true,
  state: 'blocked',
});

function open(url = URL, routes: TestRoutes = {}, acl: ('admin' | 'sales')[] = ['admin']): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }: { query: URLSearchParams }) =>
      query.has('id') ? [aProfile()] : replyPage([aProfile(), blocked], 2),
    'GET /api/rest/history_list': [{ change_id: 12, row_key: PERSON_ID }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl } });
}

test('people are searched by each word, and filtered', async () => {
  const { server } = await open(`${URL}?q=Eva+%C4%8Cern%C3%A1&kind=blocked&country=CZ`);
  const row = await screen.findByRole('row', { name: /Petr Zlý/ });
  expect(within(row).getByText('zablokovaný účet')).toBeVisible();
  const { query } = server.sent(LIST)[0]!;
  expect(query.getAll('search')).toEqual(['like.%eva%', 'like.%cerna%']);
  expect(query.get('auth_person.or')).toBe('(is_blocked.is.true)');
  expect(query.get('country')).toBe('eq.CZ');
  expect(query.get('order')).toMatch(/^created_at\.desc/);
});

test('only changed rights are sent to the auth service, and can be undone', async () => {
  const { server } = await open(`${URL}?id=${PERSON_ID}`, { [UPDATE]: { id: PERSON_ID } });
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Jméno/ }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Práva ve správě/ }));
  await userEvent.click(await screen.findByTitle('obsah'));
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() =>
    expect(server.sent(UPDATE)[0]?.body).toEqual({
      id: PERSON_ID,
      name: '',
      acl: ['sales', 'editor'],
    }),
  );
  await waitFor(() => expect(snackbars[0]).toMatchObject({ text: 'Úpravy uloženy', action: { label: 'Vrátit zpět' } }));
});

test('each of the three fields of rights says what it decides', async () => {
  await open(`${URL}?id=${PERSON_ID}`);
  const field = (name: RegExp): Promise<HTMLElement> => screen.findByRole('combobox', { name });
  expect(await field(/^Práva ve správě/)).toHaveAccessibleDescription(/části správy .* Stačí samy o sobě/);
  expect(await field(/^Role účtu/)).toHaveAccessibleDescription(/Obvykle stačí zákazník/);
  expect(await field(/^Povolené aplikace/)).toHaveAccessibleDescription(/se společnými účty/);
});

test('a rejected change of rights shows the reason and keeps the form open', async () => {
  await open(`${URL}?id=${PERSON_ID}`, { [UPDATE]: reply(409, { code: 'auth.last_admin', message: '' }) });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Jméno/ }), ' ml.');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/správce/);
  expect(screen.getByRole('textbox', { name: /^Jméno/ })).toHaveValue('Eva Jedličková ml.');
});

test('a user is created with roles, apps and preferences, and a taken address is reported at its field', async () => {
  const { server } = await open(URL, {
    [CREATE]: reply(409, { code: 'auth.user_exists', message: '', fields: { email: 'taken' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nový uživatel' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nový uživatel' }));
  await userEvent.type(form.getByRole('textbox', { name: /^E-mail/ }), ' Nova@Arbora.example');
  await userEvent.type(form.getByLabelText(/^Heslo/), 'krátké');
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit' }));
  expect(form.getByLabelText(/^Heslo/)).toBeInvalid();
  await userEvent.type(form.getByLabelText(/^Heslo/), ' ale dost');
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^E-mail/ })).toBeInvalid());
  expect(form.getByText('Uživatel se stejným e-mailem již existuje.')).toBeVisible();
  expect(server.sent(CREATE)[0]?.body).toEqual({
    email: 'nova@arbora.example',
    password: 'krátké ale dost',
    name: '',
    acl: [],
    roles: ['arbora_customer'],
    allowed_apps: ['arbora'],
    prefs: { locale: 'cs', profile: { country: null } },
  });
});

test('people are blocked, logged out and, after a confirmation, deleted', async () => {
  const done = { 'POST /api/auth/user/block': {}, 'POST /api/auth/user/end_sessions': null };
  const { server } = await open(URL, { ...done, 'POST /api/auth/user/delete': reply(204) });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Zablokovat: Eva Jedličková');
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 účet je zablokovaný'));
  expect(server.sent('POST /api/auth/user/block')[0]?.body).toEqual({ id: PERSON_ID });
  expect(screen.queryByRole('button', { name: 'Zablokovat: Petr Zlý' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Odblokovat: Petr Zlý' })).toBeVisible();

  await press('Odhlásit všude: Petr Zlý');
  await waitFor(() => expect(server.sent('POST /api/auth/user/end_sessions')[0]?.body).toEqual({ id: blocked.id }));
  await press('Smazat účet: Petr Zlý');
  const confirmation = await screen.findByRole('dialog', { name: 'Smazat účet?' });
  expect(server.sent('POST /api/auth/user/delete')).toHaveLength(0);
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Smazat účet' }));
  await waitFor(() => expect(server.sent('POST /api/auth/user/delete')[0]?.body).toEqual({ id: blocked.id }));
});

test('blocking is undone by the button in its message', async () => {
  const { server } = await open(URL, { 'POST /api/auth/user/block': {}, 'POST /api/auth/user/unblock': {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Zablokovat: Eva Jedličková' }));
  await waitFor(() => expect(snackbars[0]?.action?.label).toBe('Vrátit zpět'));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(snackbars[1]?.text).toBe('Změna je vrácená'));
  expect(server.sent('POST /api/auth/user/unblock').map(({ body }) => body)).toEqual([{ id: PERSON_ID }]);
});
