import { on } from '@arbora/event-bus';
import {
  renderPage,
  replyPage,
  reply,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { aRegistration, PERSON_ID } from '../test-data';

const LIST = 'GET /api/at-rest/user_profile';
const APPROVE = 'POST /api/backend/registration/approve';
const REJECT = 'POST /api/backend/registration/reject';
const UNDO = 'POST /api/backend/registration/undo';
const DUE = '2026-10-22T03:00:00Z';
/** A decision that takes effect in 45 seconds. */
const decided = ({ body }: TestRequest) => ({
  id: (body as { id: string }).id,
  changed: true,
  due_at: new Date(Date.now() + 45_000).toISOString(),
});
const URL = '/cs/manager/users/registrations';
const OTHER = aRegistration({
  id: PERSON_ID.replace(/1$/, '2'),
  email: 'sona@arbora.example',
  name: 'Soňa Lipová',
});

const snackbars: string[] = [];
let pressUndo: (() => void) | undefined;
on('snackbar', ({ type, text, action }) => {
  snackbars.push(`${type}: ${text}`);
  pressUndo = action?.run ?? pressUndo;
});

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  pressUndo = undefined;
});

function open(routes: TestRoutes = {}, url = URL): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }: TestRequest) => (query.has('id') ? [aRegistration()] : replyPage([aRegistration(), OTHER], 2)),
    'GET /api/rest/history_list': [],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
async function selectAll(): Promise<HTMLElement> {
  await screen.findByRole('row', { name: /Soňa/ });
  for (const box of screen.getAllByRole('checkbox', { name: /Václav|Soňa/ })) await userEvent.click(box);
  return screen.findByRole('group', { name: /^Vybrány 2/ });
}

test('pending registrations are requested with the filters of the URL', async () => {
  const { server } = await open({}, `${URL}?q=Vaclav_%25&country=SK`);
  await screen.findByRole('row', { name: /Václav Čekal/ });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('auth_person.or')).toBe('(roles->>0.eq.arbora_registration)');
  expect(query.getAll('search')).toEqual(['like.%vaclav\\_\\%%']);
  expect(query.get('country')).toBe('eq.SK');
  expect(query.get('order')).toMatch(/^created_at/);
});

test('the drawer shows all data of the registration', async () => {
  await open({}, `${URL}?id=${PERSON_ID}`);
  const detail = await dialog(/Václav Čekal/);
  for (const text of ['vaclav@arbora.example', 'Školkařská firma', 'Česko', '25596641']) {
    expect(detail.getByText(text)).toBeInTheDocument();
  }
  expect(detail.getByText(/^Lipová 1, 779\s00\sOlomouc$/)).toBeInTheDocument();
});

test('several registrations are approved after a confirmation, with a request each', async () => {
  const { server } = await open({ [APPROVE]: decided });
  await userEvent.click(within(await selectAll()).getByRole('button', { name: 'Schválit' }));
  const confirmation = await dialog(/Schválit 2 registrace/);
  expect(server.sent(APPROVE)).toHaveLength(0);
  await userEvent.click(confirmation.getByRole('button', { name: 'Schválit' }));
  await waitFor(() =>
    expect(snackbars).toEqual([
      expect.stringMatching(/^success: 2 registrace jsou schválené\. Vrátit to můžete ještě 4\d sekund\.$/),
    ]),
  );
  expect(server.sent(APPROVE).map(({ body }) => body)).toEqual([{ id: PERSON_ID }, { id: OTHER.id }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rejection sends its reason, and the reason “other” needs a text', async () => {
  const { server } = await open({ [REJECT]: decided });
  await userEvent.click(await screen.findByRole('button', { name: 'Zamítnout: Václav Čekal' }));
  const confirmation = await dialog(/Zamítnout registraci vaclav@arbora.example/);
  await userEvent.click(confirmation.getByRole('radio', { name: /^Jiný/ }));
  const send = confirmation.getByRole('button', { name: 'Zamítnout' });
  await userEvent.click(send);
  const note = confirmation.getByRole('textbox', { name: /^Vzkaz/ });
  await waitFor(() => expect(note).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.click(note);
  await userEvent.paste('Bez IČO to nejde.');
  await userEvent.click(send);
  await waitFor(() =>
    expect(snackbars).toEqual([expect.stringMatching(/^success: 1 registrace je zamítnutá\. Vrátit/)]),
  );
  expect(server.sent(REJECT).map(({ body }) => body)).toEqual([
    { id: PERSON_ID, reason: 'other', note: 'Bez IČO to nejde.' },
  ]);
});

test('failed decisions are reported by name, and the others take effect', async () => {
  const error = reply(409, { code: 'registration.approved', message: '' });
  const { server } = await open({
    [REJECT]: ({ body }: TestRequest) =>
      (body as { id: string }).id === PERSON_ID ? error : { id: OTHER.id, changed: true, due_at: null },
  });
  await userEvent.click(within(await selectAll()).getByRole('button', { name: 'Zamítnout' }));
  const confirmation = await dialog(/Zamítnout 2 registrace/);
  await userEvent.click(confirmation.getByRole('button', { name: 'Zamítnout' }));
  expect(await confirmation.findByText('vaclav@arbora.example: Tato registrace už byla schválena.')).toBeVisible();
  expect(server.sent(REJECT)).toHaveLength(2);
  await userEvent.click(confirmation.getByText('Zavřít', { selector: 'footer *, button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The decision took effect at once, so that it cannot be undone.
  expect(snackbars).toEqual(['success: 1 registrace je zamítnutá.']);
  expect(pressUndo).toBeUndefined();
});

test('undo reverts every decision of the batch', async () => {
  const { server } = await open({
    [APPROVE]: decided,
    [UNDO]: ({ body }: TestRequest) => body,
  });
  await userEvent.click(within(await selectAll()).getByRole('button', { name: 'Schválit' }));
  await userEvent.click((await dialog(/Schválit 2/)).getByRole('button', { name: 'Schválit' }));
  await waitFor(() => expect(snackbars).toHaveLength(1));
  pressUndo!();
  await waitFor(() => expect(snackbars[1]).toBe('success: 2 rozhodnutí jsou vrácená, registrace zase čekají.'));
  expect(server.sent(UNDO).map(({ body }) => body)).toEqual([{ id: PERSON_ID }, { id: OTHER.id }]);
});

test('an undo that comes too late is explained', async () => {
  await open({ [APPROVE]: decided, [UNDO]: reply(409, { code: 'registration.carried_out', message: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Schválit: Václav Čekal' }));
  await userEvent.click((await dialog(/Schválit registraci/)).getByRole('button', { name: 'Schválit' }));
  await waitFor(() => expect(snackbars).toHaveLength(1));
  pressUndo!();
  await waitFor(() => expect(snackbars[1]).toBe('error: Rozhodnutí už platí a vrátit ho nejde.'));
});

test('a decided registration shows its decision, which can only be undone', async () => {
  const pending = { is_approved: false, reason: 'duplicate', note: null, due_at: DUE } as const;
  const { server } = await open({
    [LIST]: replyPage([aRegistration({ registration_decision: pending })], 1),
    [UNDO]: { id: PERSON_ID },
  });
  const row = within(await screen.findByRole('row', { name: /Zamítnuto, za chvíli se smaže/ }));
  expect(row.queryByRole('button', { name: /^(Schválit|Zamítnout)/ })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Vrátit rozhodnutí: Václav Čekal' }));
  await waitFor(() => expect(snackbars).toEqual(['success: Rozhodnutí je vrácené, registrace zase čeká.']));
  expect(server.sent(UNDO)).toHaveLength(1);
});
