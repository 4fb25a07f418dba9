import { on } from '@arbora/event-bus';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const STATE = 'GET /api/rest/bank_api';
const FETCH = 'POST /api/backend/bank_fetch';
const PAYMENTS = 'GET /api/rest/bank_transaction_list';
const state = {
  is_configured: true, succeeded_at: '2026-11-28T09:00:00Z', movements: 2, failed_at: null, failure: null,
}; // oxfmt-ignore

const snackbars: string[] = [];
on('snackbar', ({ text }) => void snackbars.push(text));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

async function open(routes: TestRoutes, locale = 'cs') {
  const server = testServer({ [PAYMENTS]: replyPage([], 0), ...routes });
  await renderPage(remote, `/${locale}/manager/booking/payments`, { server, person: { acl: ['sales'] } });
  return server;
}

test('the time of the last fetch is shown above the upload', async () => {
  await open({ [STATE]: [state] });
  expect(await screen.findByText('Pohyby se naposledy stáhly z banky 28. listopadu 2026 v 10:00.')).toBeInTheDocument();
  expect(screen.queryByText(/Poslední potíž/)).toBeNull();
});

test('a problem is shown with its reason, as a warning until a fetch succeeds', async () => {
  const failed_at = '2026-11-28T09:30:00Z';
  await open({ [STATE]: [{ ...state, succeeded_at: null, failed_at, failure: 'token' }] });
  const problem = await screen.findByText(
    'Poslední potíž 28. listopadu 2026 v 10:30: banka nepřijala přístupový token, možná vypršel.',
  );
  expect(problem).toBeInTheDocument();
  expect(screen.getByText('Z banky se zatím žádné pohyby nestáhly.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Upozornění' })).toBeInTheDocument();
});

test.each([
  ['is not configured', { [STATE]: [{ ...state, is_configured: false }] }],
  ['is unknown', { [STATE]: reply(403, { code: 'auth.forbidden', message: '' }) }],
])('nothing is shown where fetching %s', async (_name, routes) => {
  const server = await open(routes);
  await screen.findByLabelText('Vybrat soubory');
  await waitFor(() => expect(server.sent(STATE)).not.toEqual([]));
  expect(screen.queryByRole('button', { name: 'Stáhnout teď' })).toBeNull();
});

test('fetching now says how many movements are new, and reads the payments again', async () => {
  const server = await open({ [STATE]: [state], [FETCH]: { movements: 2 } });
  const button = await screen.findByRole('button', { name: 'Stáhnout teď' });
  await waitFor(() => expect(server.sent(PAYMENTS)).not.toEqual([]));
  const before = server.sent(PAYMENTS).length;
  await userEvent.click(button);
  await waitFor(() => expect(snackbars).toEqual(['Z banky jsou stažené 2 nové pohyby']));
  await waitFor(() => expect(server.sent(PAYMENTS).length).toBeGreaterThan(before));
  expect(server.sent(STATE)).toHaveLength(2);
});

test.each([
  ['cs', { failure: 'unavailable' }, 'Stáhnout teď', 'Pohyby se nestáhly: banka neodpovídá.'],
  ['en', { failure: 'account' }, 'Fetch now', /^The movements were not fetched: the token belongs to another account/],
  ['pl', reply(429, { code: 'request.limited', message: '' }, { 'retry-after': '17' }), 'Pobierz teraz', 'Bank przyjmuje jedno zapytanie na 30 sekund. Spróbuj ponownie za 17 s.'], // oxfmt-ignore
  ['cs', reply(403, { code: 'auth.forbidden', message: '' }), 'Stáhnout teď', /oprávnění/],
])('in %s a fetch that did not succeed says why', async (locale, answer, name, text) => {
  await open({ [STATE]: [state], [FETCH]: answer }, locale);
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(snackbars).toEqual([expect.stringMatching(text)]));
});

test('statements of the bank are named so in the list', async () => {
  const row = {
    format: 'fio' as const,
    file_name: null,
    imported_by: null,
    lines: 1,
    created_at: '2026-11-28T09:00:00Z',
  };
  const rows = [
    { ...row, id: 's-1', result: null },
    { ...row, id: 's-2', file_name: 'vypis.json', imported_by: 'p-1', result: null },
  ];
  const server = testServer({ 'GET /api/rest/bank_statement': replyPage(rows, 2) });
  await renderPage(remote, '/cs/manager/booking/payments?list=statements', { server, person: { acl: ['sales'] } });
  const name = /Staženo z banky.*Nedokončeno, dokončí se při dalším stažení/;
  expect(await screen.findByRole('row', { name })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /vypis\.json.*nahrajte výpis znovu/ })).toBeInTheDocument();
});
