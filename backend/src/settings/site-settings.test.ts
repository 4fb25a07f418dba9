import { SETTING_SECTIONS } from '@arbora/domain';
import type { SettingKind, SettingsOfSection, SettingSection, SettingValue } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { nurseryAddress } from '../mail/recipient';
import { czechIban } from '../payment/account';
import { siteOf } from '../web/site-of';
import { settingFields, withOverrides } from './setting-fields';

const SETTINGS_URL = '/api/backend/site_settings';
let api: TestApp;
let other: TestApp;
beforeAll(async () => {
  api = await testApp();
  other = await testApp({ database: api.database });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const as = async (who: string) => ({ token: await api.tokenFor(who) });
const read = async (section: SettingSection, who = 'admin@arbora.example') => {
  const answer = await api.call('GET', SETTINGS_URL, undefined, await as(who));
  return answer.json<SettingsOfSection[]>().find((one) => one.section === section)!;
};
async function save(section: SettingSection, values: object, who = 'admin@arbora.example', version?: number) {
  const baseVersion = version ?? (await read(section)).version;
  return api.call('PATCH', `${SETTINGS_URL}/${section}`, { version: baseVersion, values }, await as(who));
}

test('an override takes effect at once, shows its default, and can be removed', async () => {
  const phone = (answer: SettingsOfSection) => answer.fields.find(({ key }) => key === 'phone');
  const saved = (await save('contact', { phone: '+420 777 123 456' })).json<SettingsOfSection>();
  expect(phone(saved)).toMatchObject({ fallback: '+420 315 000 111', value: '+420 777 123 456' });
  expect(api.app.settings.config.brand.phone).toBe('+420 777 123 456');
  await save('contact', { phone: null });
  expect(phone(await read('contact'))).toMatchObject({ fallback: '+420 315 000 111', value: null });
  expect(api.app.settings.config.brand.phone).toBe('+420 315 000 111');
});

const SAMPLES: Record<SettingKind, SettingValue> = {
  text: 'Ukázka', message: 'Ukázka', lines: 'Ukázka', email: 'ukazka@arbora.example', addresses: 'ukazka@arbora.example',
  phone: '+420 600 100 200', account: '19-2000145399/0800', iban: 'SK3112000000198742637541', ico: '27082440', flag: true, container: 'GTM-UKAZKA', cookies: '_ukazka',
}; // oxfmt-ignore

test.each(SETTING_SECTIONS)('every setting of %s changes the configuration', (section) => {
  const { configured } = api.app.settings;
  for (const { key, kind, fallback } of settingFields(section, configured)) {
    const value = kind === 'flag' ? !fallback : SAMPLES[kind];
    const overridden = withOverrides(configured, new Map([[section, { [key]: value }]]));
    expect({ key, isChanged: JSON.stringify(overridden) !== JSON.stringify(configured) }).toEqual({
      key,
      isChanged: true,
    });
  }
});

test('mails to the nursery and payments follow an override, on another instance too', async () => {
  await save('branches', { 'Smržice/notify': 'Sklad@Arbora.example' });
  await save('payment', { account: 'CZ65 0800 0000 1920 0014 5399' });
  await save('notify', { notify_sk: 'sk@arbora.example' });
  await other.app.settings.refresh();
  const { config } = other.app.settings;
  expect(nurseryAddress({ branch: 'Smržice' }, config)).toBe('sklad@arbora.example');
  expect(nurseryAddress({ country: 'SK' }, config)).toBe('sk@arbora.example');
  expect(config.payment).toEqual({ accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' });
});

test('the seller of pages follows an override, in its usual notation', async () => {
  await save('seller', { ico: '270 82 440', account_eur: 'sk31 1200 0000 1987 4263 7541', vat_payer: false });
  const { config } = api.app.settings;
  expect(siteOf(config).seller).toMatchObject({
    ico: '27082440',
    vatPayer: false,
    accounts: { CZK: czechIban(config.payment), EUR: 'SK3112000000198742637541' },
  });
  await save('seller', { ico: null, account_eur: null, vat_payer: null });
  expect(config.seller).toEqual(api.app.settings.configured.seller);
});

test('the invitation list is set by pasting addresses, and invites the listed people', async () => {
  const guest = await makePerson(api.database);
  const isInvited = async () =>
    (await api.call('GET', '/api/auth/user/invited', undefined, { token: await api.tokenFor(guest) })).json<boolean>();
  expect(await isInvited()).toBe(false);
  await save('invitation', { invited: `Other@example.org; ${guest.email.toUpperCase()},other@example.org` });
  const [invited] = (await read('invitation')).fields;
  expect([invited!.value, await isInvited()]).toEqual([`other@example.org\n${guest.email}`, true]);
});

test('an empty invitation list invites nobody; a missing one falls back to the configured list', async () => {
  const { configured, config } = api.app.settings;
  expect(configured.invitedEmails).not.toEqual([]);
  expect((await save('invitation', { invited: ' ' })).json<SettingsOfSection>().fields[0]!.value).toBe('');
  expect(config.invitedEmails).toEqual([]);
  await save('invitation', { invited: null });
  expect(config.invitedEmails).toEqual(configured.invitedEmails);
});

test('an erased person is removed from the invitation list and its history', async () => {
  const guest = await makePerson(api.database);
  await save('invitation', { invited: `kept@example.org ${guest.email}` });
  await api.database.service.query('select app_private.erase_person($1, null)', [guest.sub]);
  const [list] = await api.database.asOwner("select value from kejval where item = 'arbora-set-invitation'");
  expect(list).toEqual({ value: { invited: 'kept@example.org' } });
  const remaining = await api.database.asOwner(
    'select from app_private.history where position($1 in before::text || after::text) > 0',
    [guest.email],
  );
  expect(remaining).toEqual([]);
});

test('erasing the last invited person leaves a list that invites nobody', async () => {
  const guest = await makePerson(api.database);
  await save('invitation', { invited: guest.email });
  await api.database.service.query('select app_private.erase_person($1, null)', [guest.sub]);
  expect((await read('invitation')).fields[0]!.value).toBe('');
  await api.app.settings.refresh();
  expect(api.app.settings.config.invitedEmails).toEqual([]);
  await save('invitation', { invited: null });
});

test('payment terms and message replace the default ones; pages have terms only if they are set', async () => {
  expect(siteOf(api.app.settings.config)).not.toHaveProperty('paymentRules');
  await save('payment', { rules_cs: 'Plaťte do týdne.\nVstupné nevracíme.', message: 'Den otevřených dveří' });
  const { config } = api.app.settings;
  expect(siteOf(config).paymentRules).toEqual({ cs: 'Plaťte do týdne.\nVstupné nevracíme.' });
  expect(config.paymentTexts.message).toBe('Den otevřených dveří');
  await save('payment', { rules_cs: null, message: null });
  expect(siteOf(config)).not.toHaveProperty('paymentRules');
});

test('closing the assortment closes its data to strangers', async () => {
  const catalogueStatus = async () => (await api.call('GET', '/api/rest/katalog_items?limit=1')).statusCode;
  const assortmentState = async () => (await api.database.asOwner('select is_open from app_private.assortment'))[0];
  expect([await catalogueStatus(), await assortmentState()]).toEqual([200, { is_open: true }]);
  await save('assortment', { open: false });
  expect([await catalogueStatus(), await assortmentState()]).toEqual([401, { is_open: false }]);
  await save('assortment', { open: null });
  expect([await catalogueStatus(), await assortmentState()]).toEqual([200, { is_open: true }]);
});

test.each<[string, SettingSection, string, unknown, string]>([
  ['an account whose check sum is wrong', 'payment', 'account', '19-2000145398/0800', 'account'],
  ['an IBAN whose check sum is wrong', 'payment', 'account', 'CZ66 0800 0000 1920 0014 5399', 'account'],
  ['an IBAN of another length', 'seller', 'account_eur', 'CZ65 0800 0000 1920 0014 539', 'iban'],
  ['a foreign IBAN with a wrong check sum', 'seller', 'account_pln', 'PL14999999990000000000000019', 'iban'],
  ['a company id with a wrong check digit', 'seller', 'ico', '27082441', 'ico'],
  ['an invalid address', 'contact', 'email', 'not an address', 'email'],
  ['an invalid phone number', 'contact', 'phone', '12', 'phone'],
  ['hours that are too long', 'branches', 'Smržice/hours_cs', 'x'.repeat(201), 'too_long'],
  ['a list with an invalid address', 'invitation', 'invited', 'a@example.org, nobody', 'email'],
  ['a message longer than payment codes carry', 'payment', 'message', 'x'.repeat(61), 'too_long'],
  ['an invalid container id', 'consent', 'tag_manager', 'UA-12345', 'invalid'],
  ['an invalid cookie name', 'consent', 'analytics_cookies', '_ga\n=x', 'invalid'],
  ['no analytics cookie', 'consent', 'analytics_cookies', ' ', 'required'],
  ['an unknown key', 'contact', 'SIGNING_SECRET', 'x', 'invalid'],
])('%s is refused', async (_what, section, key, value, code) => {
  const answer = await save(section, { [key]: value });
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { [key]: code }]);
});

test('a second factor required of staff refuses tokens issued without one', async () => {
  expect((await save('security', { staff_factor: true })).statusCode).toBe(200);
  const refused = await api.call('GET', SETTINGS_URL, undefined, await as('admin@arbora.example'));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'auth.token_expired']);
  await api.database.asOwner("update kejval set value = '{}' where item = 'arbora-set-security'");
  await api.app.settings.refresh();
  expect((await api.call('GET', SETTINGS_URL, undefined, await as('admin@arbora.example'))).statusCode).toBe(200);
});

test('a save over a newer version is refused', async () => {
  const { version } = await read('contact');
  await save('contact', { person: 'Jana' });
  expect((await save('contact', { person: 'Petr' }, undefined, version)).json()).toMatchObject({
    code: 'content.changed_meanwhile',
  });
});

test.each(['editor@arbora.example', 'sales@arbora.example', 'jobs@arbora.example', 'customer@arbora.example'])(
  '%s neither reads nor changes settings',
  async (who) => {
    expect((await api.call('GET', SETTINGS_URL, undefined, await as(who))).statusCode).toBe(403);
    expect((await save('contact', { person: 'Já' }, who)).statusCode).toBe(403);
  },
);
