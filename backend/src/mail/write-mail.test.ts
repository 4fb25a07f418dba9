import { ATTACHMENTS_BYTES_MAX, ROLE, SUBSCRIPTION_IDS } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { smtpError, startSmtpServer } from '../../tests/smtp-server';
import { sendDueMails } from '../../tests/send-due-mails';
import type { DeadMail } from './dead-mail.route';
import type { MailboxMail } from './mailbox';
import { createTransport } from './transport';
import { readConfig } from '../config';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
beforeAll(async () => void (api = await testApp()));
beforeEach(async () => {
  await api.database.asOwner('delete from app_private.mail');
  await api.database.asOwner('delete from app_private.mail_attachment');
  await api.database.asOwner('delete from app_private.idempotency_key');
});
afterAll(() => api.close());

const LETTER = {
  mailFrom: 'boss@evil.example',
  fromName: 'The Boss',
  category: 'booking',
  mailTo: 'host@example.org',
  templateId: 99,
  subject: 'Pozvánka',
  context: { align: 'center', headline: 'Přijďte', body_html: '<p>Ahoj<script>x()</script></p>' },
};
const write = async (body: object, who: string | null = 'sales@arbora.example', headers: Record<string, string> = {}) =>
  api.call('POST', '/api/mail', body, {
    headers,
    ...(who === null ? {} : { token: await api.tokenFor(who) }),
  });
const queued = () =>
  api.database.asOwner<{ recipient: string; kind: string; locale: string; payload: Record<string, string> }>(
    'select recipient, kind, locale, payload from app_private.mail order by recipient',
  );
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

describe('POST /api/mail', () => {
  test('queues a letter with our sender and template; replies go to its author', async () => {
    const answer = await write(LETTER);
    expect([answer.statusCode, answer.json()]).toEqual([202, { queued: 1 }]);
    const smtp = await startSmtpServer();
    const settings = { ...config, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const transport = createTransport(settings);
    try {
      await sendDueMails({ config: settings, database: api.database }, transport);
      expect(smtp.received).toMatchObject([{ from: 'web@arbora.example', to: ['host@example.org'] }]);
      const content = smtp.received[0]?.content ?? '';
      expect(content).toContain('From: Arbora <web@arbora.example>');
      expect(content).toContain('Reply-To: sales@arbora.example');
      expect(content).not.toMatch(/evil|The Boss|<script/);
    } finally {
      transport.close();
      await smtp.close();
    }
  });

  test('queues a separate mail for each recipient, in their language', async () => {
    await write({
      ...LETTER,
      mailTo: ['b@example.org', ' A@Example.org ', 'a@example.org', 'customer@arbora.example'],
    });
    await api.database.asOwner("update user_profile set locale = 'cs' where email = 'customer@arbora.example'");
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([
      'a@example.org',
      'b@example.org',
      'customer@arbora.example',
    ]);
  });

  test('requires only a text: subject and alignment have defaults', async () => {
    const { subject: _, ...letter } = LETTER;
    await write({ ...letter, context: { body_html: '<p>Ahoj</p>' } });
    await sendDueMails({ config, database: api.database }, createTransport(config));
    const [mail] = (await api.call('GET', '/api/dev/mailbox?to=host@example.org')).json<MailboxMail[]>();
    expect(mail?.subject).toBe('Zpráva z webu');
  });

  test('queues nothing more for a repeated request', async () => {
    const headers = { 'idempotency-key': 'letter-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => write(LETTER, undefined, headers)));
    expect(answers.map((answer) => answer.json<object>())).toEqual(Array(3).fill({ queued: 1 }));
    expect(await queued()).toHaveLength(1);
    await write(LETTER, undefined, { 'idempotency-key': 'letter-0002' });
    expect(await queued()).toHaveLength(2);
  });

  test('refuses another letter with a used key', async () => {
    const headers = { 'idempotency-key': 'letter-0001' };
    await write(LETTER, undefined, headers);
    const other = await write({ ...LETTER, subject: 'Jiný dopis' }, undefined, headers);
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { code: 'request.invalid', details: { reason: 'idempotency_key_reused' } },
    ]);
    expect((await write({ ...LETTER, subject: 'Jiný dopis' }, 'admin@arbora.example', headers)).statusCode).toBe(202);
  });

  test.each([
    ['sales@arbora.example', 'booking', 202],
    ['sales@arbora.example', 'jobs', 202],
    ['sales@arbora.example', 'news', 403],
    ['sales@arbora.example', 'users', 403],
    ['editor@arbora.example', 'bulletin', 202],
    ['editor@arbora.example', 'orders', 403],
    ['jobs@arbora.example', 'jobs', 202],
    ['jobs@arbora.example', 'inquiries', 403],
    ['admin@arbora.example', 'users', 202],
    ['admin@arbora.example', 'offers', 202],
    ['customer@arbora.example', 'booking', 403],
    [null, 'booking', 401],
  ])('%s about %s: %i', async (who, category, status) => {
    expect((await write({ ...LETTER, category }, who)).statusCode).toBe(status);
    expect(await queued()).toHaveLength(status === 202 ? 1 : 0);
  });

  test('is refused by the database without the right to the section', async () => {
    const call = (who: string, role?: typeof ROLE.manager) =>
      api.database.tryAs(
        who,
        (client) => client.query("select app.write_mail('users', '{a@b.cz}', '{}', '[]', 'k')"),
        role,
      );
    await expect(call('sales@arbora.example')).rejects.toThrow('auth.forbidden');
    await expect(call('customer@arbora.example', ROLE.manager)).rejects.toThrow('auth.forbidden');
    await expect(call('customer@arbora.example')).rejects.toThrow('permission denied');
  });

  test.each([
    ['no recipient', { mailTo: undefined }, 'mailTo'],
    ['an empty list', { mailTo: [] }, 'mailTo'],
    ['recipient and newsletter', { subscriptionId: SUBSCRIPTION_IDS[0] }, 'mailTo'],
    ['a malformed address', { mailTo: 'nobody' }, 'mailTo'],
    [
      'more recipients than a letter has',
      { mailTo: Array.from({ length: 21 }, (_, n) => `p${n}@example.org`) },
      'mailTo',
    ],
    ['a subject of two lines', { subject: 'Ahoj\r\nBcc: all@example.org' }, 'subject'],
    ['a section that is none', { category: 'spam' }, 'category'],
    ['an empty text', { context: { body_html: ' ' } }, 'context.body_html'],
    ['a field that is none', { bcc: 'all@example.org' }, 'bcc'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await write({ ...LETTER, ...change });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  });

  test('has a limit per person', async () => {
    await api.database.asOwner(
      `insert into app_private.rate_limit_hit (scope, key)
       select 'mail.write', id::text from user_profile, generate_series(1, 60) where email = 'editor@arbora.example'`,
    );
    const answer = await write({ ...LETTER, category: 'news' }, 'editor@arbora.example');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
    expect((await write(LETTER)).statusCode).toBe(202);
  });
});

describe('attachments', () => {
  const PDF = base64('%PDF-1.7\nplan of the garden');
  const PNG = base64(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]));

  test('are sent with the letter, and can be opened in the mailbox', async () => {
    await write({
      ...LETTER,
      mailTo: ['a@example.org', 'b@example.org'],
      attachment: [
        { filename: 'Plán zahrady.pdf', content: PDF, contentType: 'text/html' },
        { filename: 'ceník.csv', content: base64('javor;450') },
      ],
    });
    const smtp = await startSmtpServer();
    const settings = { ...config, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const transport = createTransport(settings);
    try {
      await sendDueMails({ config: settings, database: api.database }, transport);
      expect(smtp.received).toHaveLength(2);
      for (const { content } of smtp.received) {
        expect(content).toContain('Content-Type: application/pdf');
        expect(content).toContain('Content-Type: text/csv');
        expect(content.match(/Content-Disposition: attachment/g)).toHaveLength(2);
        expect(content).toContain(PDF);
      }
    } finally {
      transport.close();
      await smtp.close();
    }
    const [mail] = (await api.call('GET', '/api/dev/mailbox?to=a@example.org')).json<MailboxMail[]>();
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Plán zahrady.pdf', 'ceník.csv']);
    const page = await api.call('GET', `/dev/mailbox/${mail?.id}`);
    const href = `/dev/mailbox/${mail?.id}/attachments/1`;
    expect(page.body).toContain(`href="${href}"`);
    const file = await api.call('GET', href);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Pl%C3%A1n%20zahrady.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect(file.body).toBe('%PDF-1.7\nplan of the garden');
    expect((await api.call('GET', `/dev/mailbox/${mail?.id}/attachments/3`)).statusCode).toBe(404);
  });

  test('may be a single object instead of a list', async () => {
    expect((await write({ ...LETTER, attachment: { filename: 'a.png', content: PNG } })).statusCode).toBe(202);
    const kept = await api.database.asOwner('select filename, content_type from app_private.mail_attachment');
    expect(kept).toEqual([{ filename: 'a.png', content_type: 'image/png' }]);
  });

  test.each([
    ['a program', { filename: 'a.exe', content: base64('MZ') }],
    ['a page', { filename: 'a.html', content: base64('<script>x()</script>') }],
    ['a picture that is none', { filename: 'a.png', content: base64('%PDF-1.7') }],
    ['a document under another name', { filename: 'a.txt', content: base64(Uint8Array.from([0xff, 0xd8, 0xff, 0])) }],
    ['a path', { filename: '../a.pdf', content: PDF }],
    ['a name that reads the other way', { filename: 'a\u202efdp.pdf', content: PDF }],
    ['invalid base64', { filename: 'a.pdf', content: '%%%' }],
    ['an empty one', { filename: 'a.txt', content: '' }],
  ])('%s is refused', async (_, attachment) => {
    const answer = await write({ ...LETTER, attachment });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect(await queued()).toEqual([]);
  });

  test('are refused if there are too many or too large ones', async () => {
    const small = { filename: 'a.pdf', content: PDF };
    expect((await write({ ...LETTER, attachment: Array(6).fill(small) })).statusCode).toBe(400);
    const half = { filename: 'a.txt', content: base64('x'.repeat(ATTACHMENTS_BYTES_MAX / 2)) };
    expect((await write({ ...LETTER, attachment: [half, half] })).statusCode).toBe(202);
    expect((await write({ ...LETTER, attachment: [half, half, small] })).statusCode).toBe(400);
    const huge = { filename: 'a.txt', content: base64('x'.repeat(ATTACHMENTS_BYTES_MAX * 2)) };
    expect((await write({ ...LETTER, attachment: huge })).statusCode).toBe(413);
  });
});

describe('mails that could not be delivered', () => {
  const dead = async (who = 'admin@arbora.example', page = '') =>
    api.call('GET', `/api/mail/dead${page}`, undefined, { token: await api.tokenFor(who) });
  const retry = async (id: string, who = 'admin@arbora.example') =>
    api.call('POST', `/api/mail/dead/${id}/retry`, undefined, { token: await api.tokenFor(who) });

  test('are listed for admins, who can have them sent again', async () => {
    await write(LETTER);
    let refusing = true;
    const smtp = await startSmtpServer({
      onRcptTo: (_, __, done) => (refusing ? done(smtpError(550, 'no such user')) : done()),
    });
    const settings = { ...config, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const transport = createTransport(settings);
    try {
      await sendDueMails({ config: settings, database: api.database }, transport);
      const list = (await dead()).json<{ total: number; rows: DeadMail[] }>();
      expect(list).toMatchObject({
        total: 1,
        rows: [{ kind: 'written', recipient: 'host@example.org', subject: 'Pozvánka', attempts: 1 }],
      });
      expect(list.rows[0]?.last_error).toContain('no such user');
      const id = list.rows[0]?.id ?? '';

      refusing = false;
      expect((await retry(id)).statusCode).toBe(202);
      expect((await dead()).json()).toEqual({ total: 0, rows: [] });
      expect((await retry(id)).statusCode).toBe(404);
      await sendDueMails({ config: settings, database: api.database }, transport);
      expect(smtp.received).toHaveLength(1);
    } finally {
      transport.close();
      await smtp.close();
    }
  });

  test('come in pages, the newest first', async () => {
    await api.database.asOwner(
      `insert into app_private.mail (kind, recipient, status, dead_at)
       select 'written', n || '@example.org', 'dead', now() - n * interval '1 minute' from generate_series(1, 25) as n`,
    );
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((page) => dead(undefined, page)));
    const rows = pages.map((page) => page.json<{ total: number; rows: DeadMail[] }>().rows);
    expect(rows.map(({ length }) => length)).toEqual([20, 5, 0]);
    expect(rows[0]?.[0]?.recipient).toBe('1@example.org');
    expect((await dead(undefined, '?page=0')).statusCode).toBe(400);
  });

  const read = async (id: string, who = 'admin@arbora.example') =>
    api.call('GET', `/api/mail/mails/${id}`, undefined, { token: await api.tokenFor(who) });
  const queued = async (kind: string, payload: object): Promise<string> => {
    const [row] = await api.database.asOwner<{ id: string }>(
      `insert into app_private.mail (kind, recipient, payload, status, next_attempt_at)
       values ('${kind}', 'host@example.org', '${JSON.stringify(payload)}', 'queued', now() + interval '1 hour') returning id`,
    );
    return row?.id ?? '';
  };

  test('can be read like queued ones, except links that log in', async () => {
    const letter = await queued('written', { subject: 'Pozvánka', body_html: '<p>Přijďte na <b>sázení</b></p>' });
    expect((await read(letter)).json()).toMatchObject({
      subject: 'Pozvánka',
      text: expect.stringContaining('Přijďte na sázení') as unknown,
    });
    const link = await queued('password-reset', { link: 'http://arbora.test/cs/heslo?ref=abc', minutes: 15 });
    expect((await read(link)).json()).toEqual({ subject: null, text: null });
    const broken = await queued('reservation-create', {});
    expect((await read(broken)).json()).toEqual({ subject: null, text: null });
    expect((await read('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    for (const who of [
      'sales@arbora.example',
      'editor@arbora.example',
      'jobs@arbora.example',
      'customer@arbora.example',
    ])
      expect((await read(letter, who)).statusCode).toBe(403);
  });

  test('and queued ones are sent at once when many are retried', async () => {
    const waiting = await queued('written', { body_html: '<p>x</p>' });
    await api.database.asOwner(
      `insert into app_private.mail (kind, recipient, status, attempts, dead_at) values ('written', 'a@example.org', 'dead', 6, now())`,
    );
    const token = await api.tokenFor('admin@arbora.example');
    const list = await api.call('GET', '/api/rest/mail_list?select=id,status,recipient', undefined, { token });
    const rows = list.json<{ id: string; status: string; recipient: string }[]>();
    expect(rows.map(({ status }) => status).sort()).toEqual(['dead', 'queued']);
    const retried = await api.call(
      'POST',
      '/api/rest/rpc/retry_mails',
      { p_mails: rows.map(({ id }) => id) },
      { token },
    );
    expect(retried.json()).toBe(2);
    expect(
      await api.database.asOwner(
        `select status, attempts from app_private.mail where next_attempt_at <= now() and dead_at is null`,
      ),
    ).toEqual([
      { status: 'queued', attempts: 0 },
      { status: 'queued', attempts: 0 },
    ]);
    expect(rows.map(({ id }) => id)).toContain(waiting);
  });

  test.each(['sales@arbora.example', 'editor@arbora.example', 'customer@arbora.example'])(
    'are not for %s',
    async (who) => {
      expect((await dead(who)).statusCode).toBe(403);
      expect((await retry('00000000-0000-4000-8000-000000000000', who)).statusCode).toBe(403);
      for (const call of ['app.dead_mails(20, 0)', "app.retry_mail('00000000-0000-4000-8000-000000000000')"]) {
        await expect(api.database.tryAs(who, (client) => client.query(`select ${call}`), ROLE.admin)).rejects.toThrow(
          'auth.forbidden',
        );
      }
    },
  );
});
