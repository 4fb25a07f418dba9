import { on, type SnackbarMessage } from '@arbora/event-bus';
import { enter, renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const ERASE = 'DELETE /api/auth/user';
const EXPORT = 'GET /api/auth/user/data';

const snackbars: SnackbarMessage[] = [];
let unsubscribe = (): void => undefined;
beforeEach(() => {
  snackbars.length = 0;
  unsubscribe = on('snackbar', (message) => void snackbars.push(message));
});
afterEach(() => unsubscribe());

async function open(routes: TestRoutes) {
  const server = testServer({ 'GET /api/auth/user/sessions': [], ...routes });
  const page = await renderPage(account, '/cs/ucet', { server, person: {} });
  await screen.findByRole('region', { name: 'Vaše data u nás' });
  return page;
}

describe('a copy of the data', () => {
  test('is downloaded as a file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open({ [EXPORT]: { account: { email: 'jana@arbora.example', is_email_proved: true } } });
    await userEvent.click(screen.getByRole('button', { name: 'Stáhnout moje data' }));
    await waitFor(() => expect(snackbars).toMatchObject([{ text: 'Vaše data jsou stažená' }]));
    expect(names).toEqual(['arbora-data.json']);
    const reader = new FileReader();
    reader.readAsText(files[0]!);
    await waitFor(() => expect(reader.result).toContain('"email": "jana@arbora.example"'));
    expect(screen.queryByRole('link', { name: 'Poslat odkaz' })).not.toBeInTheDocument();
  });

  test('states what is missing while the address is unproved, and how to prove it', async () => {
    URL.createObjectURL = () => 'blob:1';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open({ [EXPORT]: { account: { email: 'jana@arbora.example', is_email_proved: false } } });
    await userEvent.click(screen.getByRole('button', { name: 'Stáhnout moje data' }));
    expect(await screen.findByText(/zatím není ověřená/)).toBeVisible();
    // Setting a password by a mailed link proves the address.
    expect(screen.getByRole('link', { name: 'Poslat odkaz' })).toHaveAttribute('href', '/cs/heslo');
  });

  test('reports an error', async () => {
    await open({ [EXPORT]: reply(400, { code: 'internal', message: '' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Stáhnout moje data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Došlo k neočekávané chybě.');
    expect(snackbars).toEqual([]);
  });
});

describe('the erasure of the account', () => {
  async function erase(routes: TestRoutes) {
    const page = await open(routes);
    await userEvent.click(screen.getByRole('button', { name: 'Smazat účet' }));
    await enter(within(dialog()).getByLabelText('Současné heslo'), 'dub letni');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Smazat účet' }));
    return page;
  }
  const dialog = () => screen.getByRole('dialog');

  test('lists its consequences', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Smazat účet' }));
    expect(dialog()).toHaveTextContent('Budoucí rezervace zrušíme');
    expect(dialog()).toHaveTextContent('zákon ukládá uchovat');
    expect(dialog()).toHaveTextContent('Smazaný účet už nejde obnovit.');
  });

  test('requires the password and logs out', async () => {
    const { server, history } = await erase({ [ERASE]: reply(204) });
    await waitFor(() => expect(history.location.pathname).toBe('/cs/logout'));
    expect(server.sent(ERASE)[0]?.body).toEqual({ password: 'dub letni' });
    expect(snackbars).toMatchObject([{ type: 'success', text: 'Účet je smazaný' }]);
  });

  test('reports a wrong password at its field', async () => {
    const { history } = await erase({ [ERASE]: reply(401, { code: 'auth.bad_credentials', message: '' }) });
    await waitFor(() => expect(within(dialog()).getByLabelText('Současné heslo')).toHaveFocus());
    expect(within(dialog()).getByLabelText('Současné heslo')).toHaveAccessibleDescription('Nesprávné heslo.');
    expect(history.location.pathname).toBe('/cs/ucet');
  });

  test('refers administrators to another administrator', async () => {
    await erase({ [ERASE]: reply(409, { code: 'auth.own_account', message: '' }) });
    expect(await within(dialog()).findByText('Účet správce musí smazat jiný správce.')).toBeVisible();
  });
});
