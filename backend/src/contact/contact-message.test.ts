import { testApp, type TestApp } from '../../tests/app';
import { sendDueMails } from '../../tests/send-due-mails';
import { readConfig } from '../config';
import type { MailTransport } from '../mail/transport';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const MESSAGE = {
  name: 'Jana Nováková',
  email: 'jana@jinde.example',
  phone: '+420 777 111 222',
  message: 'Dobrý den,\nmáte letos lípy s balem?',
  locale: 'cs',
};
let host = 0;
/** Sends a message; by default from a new address. */
const send = (body: object, from = `203.0.113.${(host += 1)}`) =>
  api.call('POST', '/api/backend/contact_message', body, { from });

async function mails(): Promise<Parameters<MailTransport['send']>[0][]> {
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const transport = { send: async (mail) => void sent.push(mail), close: () => undefined } as MailTransport;
  const deps = { config: readConfig({ NODE_ENV: 'test' }), database: api.database };
  while ((await sendDueMails(deps, transport)) > 0);
  return sent;
}

test('a message is mailed to the nursery once, and replies go to its sender', async () => {
  for (const answer of [await send(MESSAGE), await send(MESSAGE)]) {
    expect([answer.statusCode, answer.json()]).toEqual([202, { sent: true }]);
  }
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Zpráva z webu: Jana Nováková', replyTo: 'jana@jinde.example' });
  expect(mail?.plain).toContain('máte letos lípy s balem?');
  expect(mail?.plain).toContain('+420 777 111 222');
});

test('a message for a branch goes there, another one to the default address', async () => {
  const { branches, mail } = readConfig({ NODE_ENV: 'test' });
  const [, smrzice] = branches;
  await send({ ...MESSAGE, email: 'petr@jinde.example', branch: smrzice?.name });
  await send({ ...MESSAGE, email: 'pavel@jinde.example' });
  expect((await mails()).map(({ to }) => to).sort()).toEqual([mail.notify.CZ, smrzice?.email].sort());
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ email: 'jana' }, { email: 'email' }],
  [{ message: ' \n ' }, { message: 'required' }],
  [{ message: 'x'.repeat(5001) }, { message: 'too_long' }],
  [{ branch: 'Nikde' }, { branch: 'invalid' }],
])('a message with %j is refused by its field', async (change, fields) => {
  const answer = await send({ ...MESSAGE, ...change });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request.invalid', fields }]);
});

test('messages are limited by the address on the network and by the address of the sender', async () => {
  const from = '198.51.100.7';
  const byAddress = [];
  for (let count = 0; count < 11; count += 1) {
    byAddress.push((await send({ ...MESSAGE, email: `kdo${count}@jinde.example` }, from)).statusCode);
  }
  expect(byAddress).toEqual([...Array<number>(10).fill(202), 429]);
  const bySender = [];
  for (let count = 0; count < 6; count += 1) {
    bySender.push((await send({ ...MESSAGE, email: 'porad@jinde.example', message: `${count}` })).statusCode);
  }
  expect(bySender).toEqual([...Array<number>(5).fill(202), 429]);
});
