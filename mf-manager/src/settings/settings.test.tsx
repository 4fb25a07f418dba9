import {
  CONSENT_SETTING_NAMES,
  CONSENT_SETTINGS,
  type AccountSecurity,
  type SettingField,
  type SettingKind,
  type SettingName,
  type SettingsOfSection,
  type SettingValue,
} from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/settings';
const READ = 'GET /api/at-rest/kejval';
const SAVE = 'PATCH /api/at-rest/kejval';
const UNDO = 'POST /api/rest/rpc/undo_change';
const stored = {
  item: 'arbora-www',
  notice: 'V pátek máme zavřeno',
  notice_en: null,
  notice_pl: null,
  bulletin_image: '/cdn/0123?w=1200',
  version: 5,
  updated_at: '2026-11-01T08:00:00Z',
};

const SETTINGS = 'GET /api/backend/site_settings';
const field = (name: SettingName, kind: SettingKind, fallback: SettingValue, more: Partial<SettingField> = {}) =>
  ({ key: name, name, kind, fallback, value: null, ...more }) satisfies SettingField;
const sections: SettingsOfSection[] = [
  {
    section: 'contact',
    version: 3,
    fields: [
      field('email', 'email', 'info@arbora.example'),
      field('phone', 'phone', '+420 315 000 111', { value: '+420 777 123 456' }),
    ],
  },
  { section: 'payment', version: 1, fields: [field('account', 'account', '19-2000145399/0100')] },
];

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [READ]: [stored],
    [SETTINGS]: sections,
    'GET /api/rest/history_list': [
      { id: 4, change_id: 30, row_key: 'arbora-www', at: '2026-11-01T08:00:00Z', person_name: 'Alena', undoes: null },
    ],
    'GET /api/rest/photos_recent': replyPage([
      { id: 'p', key: 'abc', title: 'Alej', title_en: null, title_pl: null, product_name: null },
    ]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}

test('the preferences show the author of the last change, which can be undone', async () => {
  const { server } = await open(URL, { [UNDO]: 31 });
  expect(await screen.findByText('V pátek máme zavřeno')).toBeVisible();
  expect(await screen.findByText(/Alena/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 30 }));
});

test('a changed notice is saved with the rest of the record, unless there is a version conflict', async () => {
  const { server } = await open(`${URL}?form=preferences`, { [SAVE]: [] });
  const notice = await screen.findByRole('textbox', { name: /^Čeština/ });
  await userEvent.clear(notice);
  await userEvent.type(notice, 'V sobotu máme otevřeno');
  server.on({ [READ]: [{ ...stored, notice: 'Zavřeno celý týden', version: 6 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  await userEvent.click(conflict.getByRole('button', { name: 'Použít výběr' }));

  server.on({ [SAVE]: [{ ...stored, version: 7 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
  expect(server.sent(SAVE)[1]?.body).toEqual({
    value: { notice: { cs: 'V sobotu máme otevřeno', en: null, pl: null }, bulletin_image: '/cdn/0123?w=1200' },
  });
  expect(server.sent(SAVE)[1]?.query.get('version')).toBe('eq.6');
});

test('the picture is chosen from the library', async () => {
  const { server } = await open(`${URL}?form=preferences`, { [SAVE]: [stored] });
  await userEvent.click(await screen.findByRole('button', { name: 'Vybrat obrázek: Obrázek bulletinu' }));
  const library = within(await screen.findByRole('dialog', { name: 'Fotobanka' }));
  await userEvent.click(await library.findByRole('button', { name: 'Alej' }));
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(SAVE)[0]?.body).toMatchObject({ value: { bulletin_image: '/cdn/abc' } }));
});

test('a changed setting is shown with its default and can be reset', async () => {
  const PATCH = 'PATCH /api/backend/site_settings/contact';
  const { server } = await open(URL, { [PATCH]: sections[0] });
  const contact = within(await screen.findByRole('region', { name: 'Kontakty školky' }));
  expect(contact.getByText('+420 777 123 456')).toBeVisible();
  expect(contact.getByText('Výchozí: +420 315 000 111')).toBeVisible();
  await userEvent.click(contact.getByRole('button', { name: 'Upravit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zpět na výchozí' }));
  expect(screen.getByRole('textbox', { name: /^Telefon/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(PATCH)[0]?.body).toEqual({ version: 3, values: { phone: null } }));
});

test('an account number with a wrong checksum is rejected at its field', async () => {
  const { server } = await open(`${URL}?form=payment`);
  const account = await screen.findByRole('textbox', { name: /^Číslo účtu/ });
  await userEvent.type(account, '19-2000145398/0800');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  expect(await screen.findByText(/kontrolní součet nesouhlasí/)).toBeVisible();
  expect(server.sent('PATCH /api/backend/site_settings/payment')).toEqual([]);
});

test.each([
  ['account_eur', 'iban', /^Účet pro platby v eurech/, 'SK32 1200 0000 1987 4263 7541', /^Zadejte platný IBAN/],
  ['ico', 'ico', /^IČO/, '27082441', 'Neplatné IČO.'],
] as const)('an invalid %s of the seller is rejected at its field', async (name, kind, label, value, message) => {
  const seller: SettingsOfSection = {
    section: 'seller',
    version: 1,
    fields: [{ ...field(name, kind, ''), fallback: null }],
  };
  const { server } = await open(`${URL}?form=seller`, { [SETTINGS]: [seller] });
  await userEvent.type(await screen.findByRole('textbox', { name: label }), value);
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.sent('PATCH /api/backend/site_settings/seller')).toEqual([]);
});

test('the seller’s accounts are shown in groups of four', async () => {
  const account = field('account_eur', 'iban', 'SK3112000000198742637541');
  await open(URL, { [SETTINGS]: [{ section: 'seller', version: 1, fields: [account] }] });
  const seller = within(await screen.findByRole('region', { name: 'Prodávající' }));
  expect(seller.getByText('SK31 1200 0000 1987 4263 7541')).toBeVisible();
});

describe('requiring a second factor of staff', () => {
  const SECURITY = 'GET /api/auth/user/security';
  const security = (hasCode: boolean): AccountSecurity => ({
    has_one_time_code: hasCode,
    is_one_time_code_offered: true,
    passkeys: [],
    is_passkey_offered: true,
    recovery_codes_left: 0,
    email_change: null,
  });
  const staffFactor: SettingsOfSection = {
    section: 'security',
    version: 1,
    fields: [field('staff_factor', 'flag', false)],
  };
  const requireFactor = async (hasCode: boolean) => {
    const { server } = await open(`${URL}?form=security`, {
      [SETTINGS]: [staffFactor],
      [SECURITY]: security(hasCode),
    });
    const select = await screen.findByRole('combobox', { name: /Druhý krok povinný/ });
    await waitFor(() => expect(server.sent(SECURITY)).toHaveLength(1));
    expect(screen.queryByText('Vy sami druhý krok zatím nemáte')).not.toBeInTheDocument();
    await userEvent.selectOptions(select, 'ano');
  };

  test('warns an admin without one before saving', async () => {
    await requireFactor(false);
    expect(await screen.findByText('Vy sami druhý krok zatím nemáte')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nastavit druhý krok' })).toHaveAttribute('href', '/cs/ucet/zabezpeceni');
  });

  test('does not warn an admin who has one', async () => {
    await requireFactor(true);
    expect(screen.queryByText('Vy sami druhý krok zatím nemáte')).not.toBeInTheDocument();
  });
});

test('the invitation list shows the number of addresses and is edited as lines', async () => {
  const invited = field('invited', 'addresses', 'ema@example.org', { value: 'jan@example.org\npetr@example.org' });
  const invitation: SettingsOfSection = { section: 'invitation', version: 2, fields: [invited] };
  const saved = { ...invitation, version: 3 };
  const { server } = await open(URL, {
    [SETTINGS]: [invitation],
    'PATCH /api/backend/site_settings/invitation': saved,
  });
  const invitationSettings = within(await screen.findByRole('region', { name: 'Pozvánka Trendy 2024' }));
  expect(invitationSettings.getByText(/^2 adresy/)).toBeVisible();
  await userEvent.click(invitationSettings.getByRole('button', { name: 'Upravit' }));
  const list = await screen.findByRole('textbox', { name: /E-maily pozvaných/ });
  await userEvent.clear(list);
  await userEvent.click(list);
  await userEvent.paste('Jan@example.org, eva@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(snackbars.map(({ type }) => type)).toEqual(['success']));
  const [request] = server.sent('PATCH /api/backend/site_settings/invitation');
  expect(request!.body).toEqual({ version: 2, values: { invited: 'Jan@example.org, eva@example.org' } });
});

test('an invitation list can be set to nobody, which differs from the default', async () => {
  const invited = field('invited', 'addresses', 'ema@example.org');
  const invitation: SettingsOfSection = { section: 'invitation', version: 2, fields: [invited] };
  const PATCH = 'PATCH /api/backend/site_settings/invitation';
  const { server } = await open(`${URL}?form=invitation`, { [SETTINGS]: [invitation], [PATCH]: invitation });
  await userEvent.click(await screen.findByRole('button', { name: 'Nezvat nikoho' }));
  expect(screen.queryByRole('textbox', { name: /E-maily pozvaných/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(PATCH)[0]?.body).toEqual({ version: 2, values: { invited: '' } }));
});

describe('the cookie consent', () => {
  const consent: SettingsOfSection = {
    section: 'consent',
    version: 4,
    fields: [
      field('tag_manager', 'container', 'GTM-ABC1234'),
      ...CONSENT_SETTING_NAMES.map((name) => field(name, 'lines', CONSENT_SETTINGS[name])),
    ],
  };
  const PATCH = 'PATCH /api/backend/site_settings/consent';
  const openForm = () => open(`${URL}?form=consent`, { [SETTINGS]: [consent], [PATCH]: consent });
  const preview = async () => within(await screen.findByRole('region', { name: 'Náhled' }));

  test('is previewed in each language as it is typed, before it is saved', async () => {
    const { server } = await openForm();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nadpis \(česky\)/ }), 'Sušenky');
    await userEvent.type(screen.getByRole('textbox', { name: /^Nadpis \(anglicky\)/ }), 'Biscuits');
    const consentPreview = await preview();
    expect(consentPreview.getByRole('region', { name: 'Sušenky' })).toBeVisible();
    expect(consentPreview.getByRole('button', { name: 'Jen nezbytné' })).toBeVisible();
    await userEvent.click(consentPreview.getByRole('button', { name: 'Angličtina' }));
    expect(consentPreview.getByRole('region', { name: 'Biscuits' })).toBeVisible();
    await userEvent.click(consentPreview.getByRole('button', { name: 'Polština' }));
    expect(consentPreview.getByRole('region', { name: 'Pliki cookie na tej stronie' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nadpis \(polsky\)/ }), 'Ciasteczka');
    expect(consentPreview.getByRole('region', { name: 'Ciasteczka' })).toBeVisible();
    await userEvent.click(consentPreview.getByRole('button', { name: 'Zgoda na wszystkie' }));
    expect(document.cookie).not.toContain('arbora_consent');
    expect(server.sent(PATCH)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
    await waitFor(() =>
      expect(server.sent(PATCH)[0]?.body).toEqual({
        version: 4,
        values: { banner_title_cs: 'Sušenky', banner_title_en: 'Biscuits', banner_title_pl: 'Ciasteczka' },
      }),
    );
  });

  test('can disable the tag manager', async () => {
    const { server } = await openForm();
    await userEvent.click(await screen.findByRole('button', { name: 'Nenačítat' }));
    await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
    await waitFor(() => expect(server.sent(PATCH)[0]?.body).toEqual({ version: 4, values: { tag_manager: '' } }));
  });
});
