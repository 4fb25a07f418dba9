import type { SMTPServerOptions } from 'smtp-server';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { smtpError, startSmtpServer, type TestSmtpServer } from '../../tests/smtp-server';
import { sendDueMails } from '../../tests/send-due-mails';
import { readConfig } from '../config';
import { createTransport } from './transport';

let database: TestDatabase;
let server: TestSmtpServer | undefined;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.asOwner('delete from app_private.mail'));
afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => database.close());

const serve = async (options: SMTPServerOptions = {}) => (server = await startSmtpServer(options));
const urlOf = ({ port }: TestSmtpServer) => `smtp://127.0.0.1:${port}`;

/** Sends the due mails as one process. */
async function send(smtpUrl: string, from: TestDatabase = database): Promise<number> {
  const settings = { ...config, smtpUrl };
  const transport = createTransport(settings);
  try {
    return await sendDueMails({ config: settings, database: from }, transport);
  } finally {
    transport.close();
  }
}

const queue = (to: string, payload: object = { body_html: '<p>Ahoj</p>' }, kind = 'written') =>
  database.asService((client) =>
    client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [kind, to, 'cs', payload]),
  );
const states = () =>
  database.asOwner<{ status: string; attempts: number; last_error: string | null; waits: boolean }>(
    'select status, attempts, last_error, next_attempt_at > now() as waits from app_private.mail order by recipient',
  );
const makeDue = () => database.asOwner("update app_private.mail set next_attempt_at = now() - interval '1 second'");

test('a mail arrives from our address, as HTML and plain text, and suppresses automatic replies', async () => {
  const smtp = await serve();
  await queue('host@example.org', { link: 'http://arbora.test/cs/heslo?ref=abc', minutes: 15 }, 'password-reset');
  await send(urlOf(smtp));
  expect(smtp.received).toMatchObject([{ from: config.mail.from, to: ['host@example.org'] }]);
  const content = smtp.received[0]?.content ?? '';
  for (const header of [
    'From: Arbora <web@arbora.example>',
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ]) {
    expect(content).toContain(header);
  }
  expect(await states()).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('replies to a letter go to its author', async () => {
  const smtp = await serve();
  await queue('host@example.org', { body_html: '<p>Ahoj</p>', reply_to: 'sales@arbora.example' });
  await send(urlOf(smtp));
  expect(smtp.received[0]?.content).toContain('Reply-To: sales@arbora.example');
  expect(smtp.received[0]?.content).not.toContain('Auto-Submitted');
});

test('a newsletter has the headers of its list', async () => {
  const smtp = await serve();
  const payload = {
    body_html: '<p>Ahoj</p>',
    list: { id: '0b3d5c1e-0000-4000-8000-000000000001', name: 'Akce', name_en: 'Events', name_pl: 'Wydarzenia' },
    subscriber_id: 's-1',
    unsubscribe_token: 'u-1',
  };
  await queue('host@example.org', payload, 'newsletter');
  await send(urlOf(smtp));
  const headers = (smtp.received[0]?.content ?? '').replace(/\r\n\s+/g, ' ');
  expect(headers).toContain('List-Unsubscribe: <http://arbora.test/api/mailing/public/unsubscribe/u-1>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toMatch(/^List-Id: <0b3d5c1e-0000-4000-8000-000000000001\.arbora\.test>\r$/im);
});

test('an address is never parsed as several recipients', async () => {
  const smtp = await serve();
  await queue('a@example.org, b@example.org');
  await send(urlOf(smtp));
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('b@example.org');
});

test.each([
  [
    'recipient',
    450,
    { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(smtpError(450, 'greylisted')) },
  ],
  [
    'sender',
    550,
    { onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(smtpError(550, 'not you')) },
  ],
  ['connection', 421, { onConnect: (_: unknown, done: (error: Error) => void) => done(smtpError(421, 'busy')) }],
])('a %s refused with %i is retried later', async (_, code, options) => {
  const smtp = await serve(options as SMTPServerOptions);
  await queue('host@example.org');
  await send(urlOf(smtp));
  expect(await states()).toMatchObject([{ status: 'queued', attempts: 1, waits: true }]);
  expect((await states())[0]?.last_error).toContain(String(code));
  expect(await send(urlOf(smtp))).toBe(0);
  await smtp.close();

  await makeDue();
  const willing = await serve();
  await send(urlOf(willing));
  expect(willing.received).toHaveLength(1);
  expect(await states()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
});

test.each([
  [
    'recipient',
    { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(smtpError(550, 'no such user')) },
  ],
  [
    'text',
    {
      onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error: Error) => void) => {
        stream.resume();
        stream.on('end', () => done(smtpError(554, 'looks like spam')));
      },
    },
  ],
])('a permanently refused %s is not retried', async (_, options) => {
  const smtp = await serve(options as SMTPServerOptions);
  await queue('nobody@example.org');
  await send(urlOf(smtp));
  expect(await states()).toMatchObject([{ status: 'dead', attempts: 1 }]);
  await makeDue();
  expect(await send(urlOf(smtp))).toBe(0);
});

test('an unreachable server costs one attempt, not the mail', async () => {
  const smtp = await serve();
  const url = urlOf(smtp);
  await smtp.close();
  server = undefined;
  await queue('host@example.org');
  await send(url);
  expect(await states()).toMatchObject([{ status: 'queued', attempts: 1, waits: true }]);
  expect((await states())[0]?.last_error).toContain('ECONNREFUSED');
});

describe('with a password', () => {
  const login: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _, done) =>
      username === 'arbora' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Invalid login')),
  };

  test('the login uses STARTTLS', async () => {
    const smtp = await serve(login);
    await queue('host@example.org');
    // The server's certificate is self-signed.
    await send(`smtp://arbora:p%40ss@127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`);
    expect(smtp.received).toMatchObject([{ secure: true, user: 'arbora' }]);
  });

  test('the login uses implicit TLS with smtps', async () => {
    const smtp = await serve({ ...login, secure: true });
    await queue('host@example.org');
    await send(`smtps://arbora:p%40ss@127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`);
    expect(smtp.received).toMatchObject([{ secure: true, user: 'arbora' }]);
  });

  test('the password is not sent to a server with an untrusted certificate', async () => {
    const heard = jest.fn();
    const smtp = await serve({ ...login, onAuth: heard });
    await queue('host@example.org');
    await send(`smtp://arbora:p%40ss@127.0.0.1:${smtp.port}`);
    expect(heard).not.toHaveBeenCalled();
    expect(await states()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  test('the password is not sent unencrypted to a server without TLS', async () => {
    const heard = jest.fn();
    const smtp = await serve({ ...login, disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: heard });
    await queue('host@example.org');
    await send(`smtp://arbora:p%40ss@127.0.0.1:${smtp.port}`);
    expect(heard).not.toHaveBeenCalled();
    expect(await states()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  test('a wrong password does not lose the mail', async () => {
    const smtp = await serve(login);
    await queue('host@example.org');
    await send(`smtp://arbora:wrong@127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`);
    expect(await states()).toMatchObject([{ status: 'queued', attempts: 1, waits: true }]);
  });
});

test('two instances send each mail once', async () => {
  const smtp = await serve();
  for (let index = 0; index < 24; index += 1) await queue(`p${index}@example.org`);
  const untilEmpty = async () => {
    while ((await send(urlOf(smtp))) > 0);
  };
  await Promise.all([untilEmpty(), untilEmpty()]);
  const to = smtp.received.flatMap((mail) => mail.to);
  expect(to).toHaveLength(24);
  expect(new Set(to).size).toBe(24);
});

test('a mail in transmission is not claimed by another sender', async () => {
  let arrived!: () => void;
  const arriving = new Promise<void>((resolve) => (arrived = resolve));
  let finish!: () => void;
  const mayFinish = new Promise<void>((resolve) => (finish = resolve));
  let times = 0;
  const smtp = await serve({
    onData(stream, _, done) {
      times += 1;
      arrived();
      stream.resume();
      stream.on('end', () => void mayFinish.then(() => done()));
    },
  });
  await queue('host@example.org');
  const first = send(urlOf(smtp));
  await arriving;
  expect(await send(urlOf(smtp))).toBe(0);
  finish();
  await first;
  expect(times).toBe(1);
  expect(await states()).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

/** A database whose connection is lost the first `times` times that a success is recorded. */
function forgetful(times: number): TestDatabase {
  let remaining = times;
  const service = new Proxy(database.service, {
    get(pool, name) {
      if (name !== 'query') return Reflect.get(pool, name) as unknown;
      return async (text: string, values: unknown[]) => {
        if (text.includes("status = 'sent'") && remaining > 0) {
          remaining -= 1;
          throw new Error('connection lost');
        }
        return pool.query(text, values);
      };
    },
  });
  return { ...database, service };
}

test('a short outage of the database does not send a mail twice', async () => {
  const smtp = await serve();
  await queue('host@example.org');
  await send(urlOf(smtp), forgetful(2));
  expect(await states()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  await makeDue();
  await send(urlOf(smtp));
  expect(smtp.received).toHaveLength(1);
});

test('a mail sent again after a crash has the same bytes', async () => {
  const smtp = await serve();
  await queue('host@example.org');
  await expect(send(urlOf(smtp), forgetful(100))).rejects.toThrow('connection lost');
  // Not taken over before the first sender's claim expires.
  expect(await send(urlOf(smtp))).toBe(0);
  await makeDue();
  await send(urlOf(smtp));
  expect(await states()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  const [first, second] = smtp.received.map(({ content }) => content);
  expect(first).toMatch(/^Message-ID: <[0-9a-f-]{36}@arbora\.example>\r$/m);
  expect(second).toBe(first);
}, 30_000);
