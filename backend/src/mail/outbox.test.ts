import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { sendDueMails } from '../../tests/send-due-mails';
import { readConfig } from '../config';
import { pruneMails } from '../jobs/prune-jobs';
import type { MailboxMail } from './mailbox';
import { createTransport, type OutgoingMail, type MailTransport } from './transport';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
beforeAll(async () => void (api = await testApp()));
beforeEach(() => api.database.asOwner('delete from app_private.mail'));
afterAll(() => api.close());

/** Collects the mails; fails on demand. */
function recorder(): MailTransport & { sent: { id: string; to: string; subject: string }[]; failing: boolean } {
  const recorded = {
    sent: [] as { id: string; to: string; subject: string }[],
    failing: false,
    close: () => undefined,
    async send({ id, to, subject }: OutgoingMail) {
      if (recorded.failing) throw new Error('451 try later');
      recorded.sent.push({ id, to, subject });
    },
  };
  return recorded;
}

const send = (transport: MailTransport, overrides = {}) =>
  sendDueMails({ config: { ...config, ...overrides }, database: api.database }, transport);

const queue = (
  to: string | null,
  key: string | null = null,
  payload: object = { body_html: '<p>Ahoj</p>' },
  kind = 'written',
) =>
  api.database.asService((client) =>
    client.query('select app_private.enqueue_mail($1, $2, $3, $4, $5)', [kind, to, 'cs', payload, key]),
  );

const states = () =>
  api.database.asOwner<{ status: string; attempts: number; waits: boolean; last_error: string | null }>(
    'select status, attempts, next_attempt_at > now() as waits, last_error from app_private.mail',
  );
const due = () => api.database.asOwner("update app_private.mail set next_attempt_at = now() - interval '1 second'");

test('a mail of a transaction that rolls back is never sent', async () => {
  await api.database
    .asService(async (client) => {
      await client.query("select app_private.enqueue_mail('written', 'a@example.org', 'cs', '{}')");
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await send(recorder())).toBe(0);
});

test('individual mails are sent before newsletters, even those queued earlier', async () => {
  const newsletter = {
    body_html: '<p>Jaro</p>',
    list: { name: 'Akce', name_en: 'Events', name_pl: 'Wydarzenia' },
    subscriber_id: 's-1',
    unsubscribe_token: 'u-1',
  };
  for (let index = 0; index < 5; index += 1) await queue(`r${index}@example.org`, null, newsletter, 'newsletter');
  await queue('waits@example.org');
  const transport = recorder();
  await send(transport);
  expect(transport.sent.map(({ to }) => to)).toContain('waits@example.org');
  while ((await send(transport)) > 0);
  expect(transport.sent).toHaveLength(6);
});

test('a reset link is sent before mails that were queued earlier', async () => {
  for (let index = 0; index < 8; index += 1) await queue(`p${index}@example.org`);
  await queue('waits@example.org', null, { link: 'https://arbora.example/heslo?ref=x', minutes: 15 }, 'password-reset');
  const transport = recorder();
  await send(transport);
  expect(transport.sent.map(({ to }) => to)).toContain('waits@example.org');
});

test('a mail is sent once by concurrent senders', async () => {
  for (let index = 0; index < 30; index += 1) await queue(`p${index}@example.org`);
  const transport = recorder();
  await Promise.all([send(transport), send(transport), send(transport)]);
  while ((await send(transport)) > 0);
  expect(transport.sent).toHaveLength(30);
  expect(new Set(transport.sent.map(({ to }) => to)).size).toBe(30);
  expect(transport.sent[0]?.subject).toBe('Zpráva z webu');
});

test('the same mail is not queued twice', async () => {
  await queue('a@example.org', 'welcome:1');
  await queue('a@example.org', 'welcome:1');
  await queue('a@example.org', 'welcome:2');
  expect(await send(recorder())).toBe(2);
});

test('a failed mail is retried later and finally marked dead', async () => {
  await queue('a@example.org');
  const transport = recorder();
  transport.failing = true;
  await send(transport);
  expect(await states()).toEqual([{ status: 'queued', attempts: 1, waits: true, last_error: 'Error: 451 try later' }]);
  expect(await send(transport)).toBe(0);
  for (let attempt = 2; attempt <= 6; attempt += 1) {
    await due();
    await send(transport);
  }
  expect(await states()).toMatchObject([{ status: 'dead', attempts: 6 }]);
  await due();
  expect(await send(transport)).toBe(0);
});

test('a mail claimed by a crashed sender is taken over', async () => {
  await queue('a@example.org');
  await api.database.asOwner(
    "update app_private.mail set status = 'sending', attempts = 1, next_attempt_at = now() + interval '2 minutes'",
  );
  const transport = recorder();
  expect(await send(transport)).toBe(0);
  await due();
  expect(await send(transport)).toBe(1);
  expect(transport.sent).toHaveLength(1);
});

test('a mail that crashes its senders is finally marked dead', async () => {
  await queue('a@example.org');
  await api.database.asOwner(
    "update app_private.mail set status = 'sending', attempts = 6, next_attempt_at = now() - interval '1 second'",
  );
  const transport = recorder();
  await send(transport);
  expect(transport.sent).toEqual([]);
  expect(await states()).toMatchObject([{ status: 'dead' }]);
});

test('a mail that cannot be rendered is marked dead at once and does not stop the others', async () => {
  await queue('a@example.org', null, { nothing: true });
  await queue('b@example.org');
  const transport = recorder();
  await send(transport);
  expect(transport.sent.map(({ to }) => to)).toEqual(['b@example.org']);
  expect((await states()).map(({ status }) => status).sort()).toEqual(['dead', 'sent']);
});

test('mails sent long ago are deleted together with unused attachments', async () => {
  await queue('old@example.org');
  await queue('waiting@example.org');
  await send(recorder());
  await queue('waiting@example.org');
  await api.database.asOwner("update app_private.mail set created_at = now() - interval '91 days'");
  await api.database.asOwner(
    `insert into app_private.mail_attachment (batch_id, position, filename, content_type, content, created_at)
     values (gen_random_uuid(), 1, 'a.txt', 'text/plain', 'x', now() - interval '2 days')`,
  );
  await pruneMails.run({ config, database: api.database });
  expect(await states()).toMatchObject([{ status: 'queued' }]);
  expect(await api.database.asOwner('select from app_private.mail_attachment')).toEqual([]);
});

test('mails to the nursery go to its address, about Slovak customers to the Slovak one', async () => {
  await queue(null, null, { body_html: 'x', country: 'CZ' });
  await queue(null, null, { body_html: 'x', country: 'SK' });
  const transport = recorder();
  await send(transport);
  expect(transport.sent.map(({ to }) => to).sort()).toEqual([config.mail.notify.CZ, config.mail.notify.SK].sort());
});

describe('the mailbox', () => {
  test('shows a reservation’s mail with links to the reservation and each ticket', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database, { price: 150 });
    const { reservation, tickets } = await reserve(api, person, slot.id, ['Eva <b>', 'Jan']);
    await send(createTransport(config));

    const [mail] = (await api.call('GET', `/api/dev/mailbox?to=${person.email}`)).json<MailboxMail[]>();
    expect(mail).toMatchObject({
      kind: 'reservation-create',
      status: 'sent',
      subject: 'Potvrzení rezervace: Den otevřených dveří',
    });
    expect(mail?.plain).toContain(`http://arbora.test/cs/rezervace/${reservation.id}`);
    for (const { id } of tickets) expect(mail?.plain).toContain(`http://arbora.test/cs/services/ticket?id=${id}`);
    expect(mail?.plain).toContain('19-2000145399/0100');
    expect(mail?.html).toContain('Eva &lt;b&gt;');

    const list = await api.call('GET', '/dev/mailbox', undefined, { headers: { 'accept-language': 'cs' } });
    expect(list.body).toContain(`<a href="/dev/mailbox/${mail?.id}">`);
    const page = await api.call('GET', `/dev/mailbox/${mail?.id}`, undefined, { headers: { 'accept-language': 'cs' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<html lang="cs">');
    expect(page.body).toContain(`href="http://arbora.test/cs/rezervace/${reservation.id}"`);
  });

  test('shows mails in the language of the person', async () => {
    const person = await makePerson(api.database, { locale: 'en' });
    await reserve(api, person, (await makeSlot(api.database)).id, ['Eva']);
    await send(createTransport(config));
    const [mail] = (await api.call('GET', `/api/dev/mailbox?to=${person.email}`)).json<MailboxMail[]>();
    expect(mail?.subject).toBe('Your booking: Open day');
    expect(mail?.plain).toContain('/en/rezervace/');
  });

  test.each([
    ['in production', { env: 'production' as const }],
    ['with an SMTP server', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ])('is not there %s', async (_, override) => {
    const other = await testApp({ database: api.database, config: { ...override, services: ['mail'] } });
    for (const url of ['/dev/mailbox', '/api/dev/mailbox']) expect((await other.call('GET', url)).statusCode).toBe(404);
    await other.close();
  });
});
