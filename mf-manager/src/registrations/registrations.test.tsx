import { on } from '@arbora/event-bus';
import { renderPage, replyPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '../test-browser';
import { aRegistration, PERSON_ID } from '../test-data';

const LIST = 'GET /api/at-rest/auth_person';
const URL = '/cs/manager/users/registrations';

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(routes: TestRoutes = {}, url = URL): Promise<RenderedPage> {
  const server = testServer({ [LIST]: replyPage([aRegistration()]), ...routes });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}
async function confirm(question: RegExp, ok: string): Promise<void> {
  const asked = await screen.findByRole('dialog', { name: question });
  await userEvent.click(within(asked).getByRole('button', { name: ok }));
}

test('asks for those whose first role is waiting, and the filters of the address', async () => {
  const { server } = await open({}, `${URL}?q=Vaclav_%25&country=SK`);
  await screen.findByRole('row', { name: /Václav Čekal/ });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('roles->>0')).toBe('eq.arbora_registration');
  expect(query.get('email')).toBe('ilike.%vaclav\\_\\%%');
  expect(query.get('profile.country')).toBe('eq.SK');
});

test('shows all that the person told', async () => {
  const { history } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Václav Čekal' }));
  const detail = await screen.findByRole('dialog', { name: 'Václav Čekal' });
  for (const text of ['vaclav@arbora.example', 'Školkařská firma', 'Lipová 1, 779 00 Olomouc', 'Česko', '25596641']) {
    expect(within(detail).getByText(text)).toBeInTheDocument();
  }
  expect(history.location.search).toBe(`?id=${PERSON_ID}`);
});

test('approves after asking, and the list empties', async () => {
  const { server } = await open({ 'POST /api/backend/registration/approve': { id: PERSON_ID, changed: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Schválit: vaclav@arbora.example' }));
  expect(server.sent('POST /api/backend/registration/approve')).toHaveLength(0);
  server.on({ [LIST]: replyPage([]) });
  await confirm(/Schválit registraci/, 'Schválit');
  expect(await screen.findByText('Nikdo nečeká na schválení')).toBeInTheDocument();
  expect(server.sent('POST /api/backend/registration/approve')[0]?.body).toEqual({ id: PERSON_ID });
  expect(snackbars).toEqual(['success: Registrace vaclav@arbora.example je schválená.']);
});

test('a decision taken in the detail closes it', async () => {
  const { server, history } = await open(
    { 'POST /api/backend/registration/reject': { id: PERSON_ID, changed: true } },
    `${URL}?country=CZ&id=${PERSON_ID}`,
  );
  const detail = await screen.findByRole('dialog', { name: 'Václav Čekal' });
  await userEvent.click(within(detail).getByRole('button', { name: /^Zamítnout/ }));
  server.on({ [LIST]: replyPage([]) });
  await confirm(/Zamítnout registraci/, 'Zamítnout');
  await waitFor(() => expect(history.location.search).toBe('?country=CZ'));
  expect(await screen.findByText('Nic takového jsme nenašli')).toBeInTheDocument();
});

test('rejecting someone who is in already is refused in words', async () => {
  await open({
    'POST /api/backend/registration/reject': reply(409, { code: 'registration.approved', message: '' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zamítnout: vaclav@arbora.example' }));
  expect(await screen.findByText(/Účet i vyplněné údaje se smažou/)).toBeInTheDocument();
  await confirm(/Zamítnout registraci/, 'Zamítnout');
  await waitFor(() => expect(snackbars).toEqual(['error: Tato registrace už byla schválena.']));
});
