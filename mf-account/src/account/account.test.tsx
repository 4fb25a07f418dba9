import type { UserProfile } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { enter, renderPage, reply, testProfile, testServer, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const SAVE = 'PATCH /api/rest/user_profile';
const READ = 'GET /api/rest/user_profile';
const CHANGE = 'POST /api/auth/user/change_password';
const SESSIONS = 'GET /api/auth/user/sessions';

const jana: UserProfile = { ...testProfile, nickname: 'lipa', phone: '602 000 111', city: 'Mělník' };
const field = (name: string | RegExp) => screen.getByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit úpravy' }));

const snackbars: SnackbarMessage[] = [];
const changedProfiles: string[] = [];
let unsubscribers: (() => void)[] = [];
beforeEach(() => {
  snackbars.length = 0;
  changedProfiles.length = 0;
  unsubscribers = [
    on('snackbar', (message) => void snackbars.push(message)),
    on('profile:changed', ({ personId }) => void changedProfiles.push(personId)),
  ];
});
afterEach(() => unsubscribers.forEach((unsubscribe) => unsubscribe()));

async function open(routes: TestRoutes = {}, person: Partial<UserProfile> = jana) {
  const page = await renderPage(account, '/cs/ucet', { server: testServer({ [SESSIONS]: [], ...routes }), person });
  await screen.findByRole('button', { name: 'Upravit údaje' });
  return page;
}
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Upravit údaje' }));
async function openForm(...options: Parameters<typeof open>) {
  const page = await open(...options);
  await edit();
  return page;
}

test('the page shows the person, the profile and tiles of other remotes', async () => {
  const page = await open();
  expect(screen.getByText('Jana Lípová, jana@arbora.example')).toBeVisible();
  expect(screen.getByText('602 000 111')).toBeVisible();
  expect(screen.getByText('Mělník')).toBeVisible();
  expect(page.shell.slots).toMatchObject([{ name: 'next-reservations' }, { name: 'own-shop' }]);
  expect(screen.getByRole('link', { name: 'Odhlásit se' })).toHaveAttribute('href', '/cs/logout');
});

describe('the profile', () => {
  test('is read-only at first, and cancelling restores the stored values and the focus', async () => {
    await open();
    expect(screen.queryByLabelText(/^Obec/)).not.toBeInTheDocument();
    await edit();
    await enter(field(/^Ulice/), 'Lipová 1');
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }));
    expect(screen.getByText('Mělník')).toBeVisible();
    expect(screen.queryByText(/Lipová 1/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upravit údaje' })).toHaveFocus();
  });

  test('sends only changed fields, an emptied one as null', async () => {
    const { server } = await openForm({ [SAVE]: [{ ...jana, phone: null, city: 'Kralupy' }] });
    await userEvent.clear(field(/^Telefon/));
    await userEvent.clear(field(/^Obec/));
    await enter(field(/^Obec/), ' Kralupy ');
    await userEvent.selectOptions(field(/^Obor/), 'Jiná firma');
    await save();
    await waitFor(() => expect(snackbars).toMatchObject([{ type: 'success', text: 'Úpravy uloženy' }]));
    const [request] = server.sent(SAVE);
    expect(request?.query.get('id')).toBe(`eq.${jana.id}`);
    expect(request?.query.get('version')).toBe('eq.1');
    expect(request?.body).toEqual({ phone: null, city: 'Kralupy', company_type: 10 });
    expect(changedProfiles).toEqual([jana.id]);
  });

  test('reports a taken nickname at its field and keeps the input', async () => {
    await openForm({
      [SAVE]: reply(409, { code: '23505', message: 'profile.nickname_taken', details: null, hint: null }),
    });
    await userEvent.clear(field(/^Přezdívka/));
    await enter(field(/^Přezdívka/), 'habr');
    await enter(field(/^Ulice/), 'Lipová 1');
    await save();
    await waitFor(() => expect(field(/^Přezdívka/)).toHaveFocus());
    expect(field(/^Přezdívka/)).toHaveAccessibleDescription(/Tuto přezdívku už má někdo jiný\./);
    expect(field(/^Ulice/)).toHaveValue('Lipová 1');
    expect(snackbars).toHaveLength(0);
  });

  test('reports an error and keeps the input', async () => {
    await openForm({ [SAVE]: reply(500, { code: 'XX000', message: '' }) });
    await enter(field(/^Ulice/), 'Lipová 1');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Došlo k neočekávané chybě.');
    expect(field(/^Ulice/)).toHaveValue('Lipová 1');
  });

  test('validates a Czech company id before sending', async () => {
    const { server } = await openForm();
    await enter(field(/^IČO/), '12345678');
    await save();
    expect(await screen.findByText('Neplatné IČO.')).toBeVisible();
    expect(server.sent(SAVE)).toHaveLength(0);
  });

  describe('the region, which decides the branch of orders', () => {
    const COMPANY = 'GET /api/company/27082440';
    const company = { ico: '27082440', company: 'Školka Haná s.r.o.', city: 'Prostějov', region: 124 };
    const czech = { ...jana, country: 'CZ' as const, ico: '', city: null, region: 27 };

    test('is updated with the company, and empty fields are filled in', async () => {
      const saved = { ...czech, ico: '27082440', region: 124 };
      const { server } = await openForm({ [COMPANY]: company, [SAVE]: [saved] }, czech);
      await enter(field(/^IČO/), '27082440');
      await waitFor(() => expect(field(/^Obec/)).toHaveValue('Prostějov'));
      await save();
      await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
      expect(server.sent(SAVE)[0]?.body).toEqual({
        ico: '27082440',
        company: 'Školka Haná s.r.o.',
        city: 'Prostějov',
        region: 124,
      });
    });

    test('stays with its company if the register does not respond, and is cleared with it', async () => {
      const profile = { ...czech, ico: '27082440' };
      const { server } = await openForm(
        { [COMPANY]: false, [SAVE]: ({ body }: { body: unknown }) => [{ ...profile, ...(body as object) }] },
        profile,
      );
      await enter(field(/^Ulice/), 'Lipová 1');
      await save();
      await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
      expect(server.sent(SAVE)[0]?.body).toEqual({ street: 'Lipová 1' });
      await screen.findByRole('button', { name: 'Upravit údaje' });
      await edit();
      await userEvent.clear(field(/^IČO/));
      await save();
      await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
      expect(server.sent(SAVE)[1]?.body).toEqual({ ico: null, region: null });
    });
  });

  describe('a replaced company', () => {
    const register = {
      'GET /api/company/27082440': {
        ico: '27082440',
        dic: 'CZ27082440',
        company: 'Školka Haná s.r.o.',
        street: 'Polní 3',
        city: 'Prostějov',
        zip: '796 01',
        region: 124,
      },
      'GET /api/company/45274649': false,
    };
    const stored = {
      ...jana,
      ico: '27082440',
      dic: 'CZ27082440',
      company: 'Školka Haná',
      street: 'Polní 3',
      city: 'Mělník',
      region: 124,
    };

    test('clears the details from profile and register, and restores them with its id', async () => {
      const { server } = await openForm(register, stored);
      await waitFor(() => expect(server.sent('GET /api/company/27082440')).toHaveLength(1));
      await userEvent.clear(field(/^IČO/));
      await enter(field(/^IČO/), '45274649');
      await waitFor(() => expect(field(/^Název/)).toHaveValue(''));
      expect(field(/^DIČ/)).toHaveValue('');
      expect(field(/^Ulice/)).toHaveValue('');
      expect(field(/^Obec/)).toHaveValue('Mělník');
      expect(await screen.findByText(/nepodařilo najít.*předchozí firmy jsme odstranili/)).toBeVisible();

      await userEvent.clear(field(/^IČO/));
      await enter(field(/^IČO/), '27082440');
      await waitFor(() => expect(field(/^Název/)).toHaveValue('Školka Haná'));
      expect(field(/^Ulice/)).toHaveValue('Polní 3');
      expect(screen.queryByText(/předchozí firmy jsme odstranili/)).not.toBeInTheDocument();
    });

    test('is stored on saving, so that clearing its id later clears its details', async () => {
      const { server } = await openForm(
        { ...register, [SAVE]: ({ body }: { body: unknown }) => [{ ...stored, ...(body as object) }] },
        stored,
      );
      await userEvent.clear(field(/^IČO/));
      await enter(field(/^IČO/), '45274649');
      await waitFor(() => expect(field(/^Název/)).toHaveValue(''));
      await enter(field(/^Název/), 'Zahrady a.s.');
      await save();
      await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
      expect(server.sent(SAVE)[0]?.body).toMatchObject({ ico: '45274649', company: 'Zahrady a.s.', dic: null });
      await screen.findByRole('button', { name: 'Upravit údaje' });
      await edit();
      await userEvent.clear(field(/^IČO/));
      await waitFor(() => expect(field(/^Název/)).toHaveValue(''));
    });
  });

  test('shows changes of another tab unless there is unsaved input', async () => {
    const { server, queryClient } = await openForm();
    const refresh = async (profile: UserProfile) => {
      server.on({ [READ]: [profile] });
      await act(() => queryClient.refetchQueries({ queryKey: ['user_profile'] }));
    };
    await refresh({ ...jana, city: 'Kralupy' });
    await waitFor(() => expect(field(/^Obec/)).toHaveValue('Kralupy'));
    await enter(field(/^Ulice/), 'Lipová 1');
    await refresh({ ...jana, city: 'Brno' });
    expect(field(/^Ulice/)).toHaveValue('Lipová 1');
    expect(field(/^Obec/)).toHaveValue('Kralupy');
  });

  test('shows a concurrent change by staff beside the input, and keeps the input', async () => {
    const { server } = await openForm({ [SAVE]: [] });
    await enter(field(/^Ulice/), 'Lipová 1');
    await userEvent.clear(field(/^Obec/));
    await enter(field(/^Obec/), 'Kralupy');
    await userEvent.selectOptions(field(/^Obor/), 'Jiná firma');
    server.on({ [READ]: [{ ...jana, city: 'Brno', phone: '777', company_type: 2, version: 5 }] });
    await save();
    expect(await screen.findByText(/^Mezitím uložil změny někdo jiný/)).toBeVisible();
    expect(field(/^Obec/)).toHaveValue('Kralupy');
    expect(field(/^Obec/)).toHaveAccessibleDescription(/Někdo jiný tu mezitím uložil: Brno/);
    expect(field(/^Obor/)).toHaveAccessibleDescription(/Někdo jiný tu mezitím uložil: \D/);
    expect(field(/^Ulice/)).toHaveValue('Lipová 1');
    expect(field(/^Telefon/)).toHaveValue('777');
    server.on({ [SAVE]: [{ ...jana, version: 6 }] });
    await save();
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
    expect(server.sent(SAVE)[1]?.query.get('version')).toBe('eq.5');
    expect(server.sent(SAVE)[1]?.body).toEqual({ street: 'Lipová 1', city: 'Kralupy', company_type: 10 });
  });

  test('shows an error with a retry if it fails to load, beside the rest of the page', async () => {
    const { server, queryClient } = await open();
    server.on({ [READ]: reply(400, { code: 'XX000', message: '' }) });
    await act(() => queryClient.resetQueries({ queryKey: ['user_profile'] }));
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(screen.getByRole('button', { name: 'Změnit heslo' })).toBeEnabled();
    server.on({ [READ]: [jana] });
    await userEvent.click(retry);
    expect(await screen.findByText('Jana Lípová')).toBeVisible();
  });
});

describe('password', () => {
  const submit = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Změnit heslo' }));
  const change = async (next = 'javor mlec', repeated = next) => {
    await userEvent.click(screen.getByRole('button', { name: 'Změnit heslo' }));
    await screen.findByLabelText('Současné heslo');
    await enter(field('Současné heslo'), 'stare heslo');
    await enter(field('Nové heslo'), next);
    await enter(field('Heslo znovu'), repeated);
    await submit();
  };

  test('is changed, and its form closes', async () => {
    const { server } = await open({ [CHANGE]: reply(204) });
    await change();
    await waitFor(() => expect(snackbars).toMatchObject([{ text: 'Nové heslo bylo úspěšně uloženo.' }]));
    expect(server.sent(CHANGE)[0]?.body).toEqual({ current_password: 'stare heslo', new_password: 'javor mlec' });
    expect(screen.queryByLabelText('Současné heslo')).not.toBeInTheDocument();
  });

  test('reports a wrong current password at its field', async () => {
    await open({ [CHANGE]: reply(401, { code: 'auth.bad_credentials', message: '' }) });
    await change();
    await waitFor(() => expect(field('Současné heslo')).toHaveFocus());
    expect(field('Současné heslo')).toHaveAccessibleDescription('Nesprávné heslo.');
    expect(field('Nové heslo')).toHaveValue('javor mlec');
  });

  test('reports a common password and other errors', async () => {
    const { server } = await open({
      [CHANGE]: reply(400, { code: 'auth.password_weak', message: '', fields: { new_password: 'password_common' } }),
    });
    await change();
    expect(await screen.findByText('Toto heslo lze snadno uhodnout, zvolte jiné.')).toBeVisible();
    server.on({ [CHANGE]: reply(500, { code: 'internal', message: '' }) });
    await enter(field('Nové heslo'), 'x');
    await enter(field('Heslo znovu'), 'x');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Při zpracování došlo k chybě.');
  });

  test('is not sent while its repetition differs', async () => {
    const { server } = await open({ [CHANGE]: reply(204) });
    await change('javor mlec', 'javor klen');
    expect(await screen.findByText('Hesla se neshodují.')).toBeVisible();
    expect(server.sent(CHANGE)).toHaveLength(0);
  });
});
