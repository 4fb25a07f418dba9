import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp({ config: { services: ['auth', 'booking', 'mail'] } })));
afterAll(() => api.close());

const unsent = async () => (await api.database.asOwner("select from app_private.mail where status <> 'sent'")).length;

test('a listening process sends pending mails and newly queued ones', async () => {
  const [before, after] = await Promise.all([makePerson(api.database), makePerson(api.database)]);
  const slot = await makeSlot(api.database);
  await reserve(api, before, slot.id, ['A']);
  expect(await unsent()).toBe(2);

  await api.app.listen({ port: 0, host: '127.0.0.1' });
  while ((await unsent()) > 0);
  await reserve(api, after, slot.id, ['A']);
  while ((await unsent()) > 0);
  const [{ sent } = { sent: 0 }] = await api.database.asOwner<{ sent: number }>(
    'select count(*)::int as sent from app_private.mail where recipient = any ($1)',
    [[before.email, after.email]],
  );
  expect(sent).toBe(2);
}, 20_000);
