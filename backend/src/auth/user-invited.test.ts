import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { readConfig } from '../config';

let api: TestApp;
let guest: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  api = await testApp({ config: { invitedEmails: ['guest@example.org', 'other@example.org'] } });
  guest = await makePerson(api.database);
  await api.database.asOwner("update auth_person set email = 'guest@example.org' where id = $1", [guest.sub]);
});
afterAll(() => api.close());

const URL = '/api/auth/user/invited';
const ask = async (token: string | undefined, url = URL) => {
  const answer = await api.call('GET', url, undefined, { token });
  return [answer.statusCode, answer.json<unknown>()];
};

it('returns whether the caller is on the list', async () => {
  expect(await ask(await api.tokenFor(guest))).toEqual([200, true]);
  expect(await ask(await api.tokenFor(await makePerson(api.database)))).toEqual([200, false]);
});

it('uses the current address, not the one in a token', async () => {
  const stranger = await makePerson(api.database);
  const token = await api.tokenFor({ ...stranger, email: 'other@example.org' });
  expect(await ask(token)).toEqual([200, false]);
});

it('ignores a query for another person', async () => {
  const token = await api.tokenFor(await makePerson(api.database));
  expect(await ask(token, `${URL}?email=guest@example.org&id=${guest.sub}`)).toEqual([200, false]);
});

it.each(['admin', 'editor', 'sales', 'jobs'] as const)('staff are invited: %s', async (acl) => {
  expect(await ask(await api.tokenFor(await makePerson(api.database, { acl: [acl] })))).toEqual([200, true]);
});

it('refuses a blocked or erased person', async () => {
  const blocked = await makePerson(api.database, { acl: ['sales'] });
  const token = await api.tokenFor(blocked);
  await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [blocked.sub]);
  expect(await ask(token)).toMatchObject([403, { code: 'auth.blocked' }]);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await ask(await api.tokenFor({ ...guest, sub: unknown }))).toMatchObject([
    401,
    { code: 'auth.token_invalid' },
  ]);
});

it('requires a login', async () => {
  expect(await ask(undefined)).toMatchObject([401, { code: 'auth.login_required' }]);
});

it('the demo invites its Czech customer; a production site invites nobody by default', async () => {
  expect(readConfig({}).invitedEmails).toEqual(['customer@arbora.example']);
  expect(readConfig({ SEED_DEMO: '0' }).invitedEmails).toEqual([]);
});
