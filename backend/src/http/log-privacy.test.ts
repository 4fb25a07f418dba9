import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import type { TestDatabase } from '../../tests/database';
import { testDatabase } from '../../tests/database';
import { smtpError, startSmtpServer } from '../../tests/smtp-server';
import { readConfig } from '../config';
import type { Claims } from '../database/database';
import { sendDueMail } from '../mail/send-due-mail';
import { createTransport } from '../mail/transport';
import { loggedError, redactEmails } from './log-text';
import { MAIL_TEMPLATES } from '../mail-templates';

const SECRETS = ['Jedinečná', '777 123 456', 'Lipová 7', 'bozena.private'];
const ADDRESS = /[\w.+-]+(?:@|%40)[\w-]+\.\w+/;

let database: TestDatabase;
let api: TestApp;
let person: Claims;
let failing = false;
const mediaDir = path.join(tmpdir(), `arbora-no-folder-${process.pid}`);

/** An error with personal data in every place where a database, driver or library may put it. */
function failure(): Error {
  const row = `(bozena.private@example.org, Božena Jedinečná, 777 123 456, Lipová 7)`;
  return Object.assign(new Error('cannot be done for bozena.private@example.org'), {
    code: 'XX000',
    detail: `Failing row contains ${row}`,
    where: `unnamed portal with parameters: $1 = '${row}'`,
    hint: row,
    internalQuery: `select '${row}'`,
    parameters: [row],
    response: `550 <bozena.private@example.org>: ${row}`,
    envelope: { to: ['bozena.private@example.org'] },
  });
}

/** A pool whose connections fail while `failing` is set. */
function breakable(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (failing && (name === 'connect' || name === 'query')) return Promise.reject(failure());
        return (value as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

let written: string[];
beforeAll(async () => {
  database = await testDatabase();
  const service = breakable(database.service);
  const pool = breakable(database.pool);
  const broken: TestDatabase = {
    ...database,
    service,
    pool,
    asService: (work) => (failing ? Promise.reject(failure()) : database.asService(work)),
    asRole: (claims, work) => (failing ? Promise.reject(failure()) : database.asRole(claims, work)),
  };
  // A file in place of the folder for pictures.
  await writeFile(mediaDir, '');
  const config = readConfig({ NODE_ENV: 'test', MEDIA_DIR: mediaDir });
  api = await testApp({ database: broken, config: { logLevel: 'debug', media: config.media } });
  person = await makePerson(database, { acl: ['admin'] });
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
beforeEach(() => void (written.length = 0));
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
  await database.close();
  await rm(mediaDir);
});

function expectNothingPersonal(text = written.join('')): void {
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  expect(ADDRESS.exec(text)?.[0]).toBeUndefined();
}

/** A body with personal data in every field. */
const BODY = {
  username: 'bozena.private@example.org', password: 'Jedinečná 777', bucket_id: 'arbora', email: 'bozena.private@example.org',
  apiKey: 'arbora-web', name: 'Božena Jedinečná', phone: '777 123 456', street: 'Lipová 7', new_password: 'Jedinečná 778',
  current_password: 'Jedinečná 777', subscriptions: [],
}; // oxfmt-ignore

test('no route logs personal data of its request, with the database working or failing', async () => {
  const token = await api.tokenFor({ ...person, role: 'arbora_admin' });
  const calls = api.app.apiRoutes.flatMap(({ url, method }) =>
    [method].flat().map((one) => ({
      method: one as 'POST',
      url: `${url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}?email=bozena.private%40example.org&id=${person.sub}`,
    })),
  );
  const rest = [
    '/api/rest/user_profile?email=eq.bozena.private@example.org',
    '/api/rest/rpc/katalog_search?query=Jedinečná',
  ];
  calls.push(...rest.map((url) => ({ method: 'GET' as 'POST', url: encodeURI(url) })));
  for (failing of [false, true]) {
    for (const { method, url } of calls) {
      const payload = method === ('GET' as string) ? undefined : BODY;
      const authorization = { authorization: `Bearer ${token}` };
      await api.app.inject({ method, url, payload });
      await api.app.inject({ method, url, payload, headers: authorization });
    }
  }
  failing = false;
  const errors = written.filter((line) => line.includes('"level":50'));
  expect(errors.length).toBeGreaterThan(20);
  expectNothingPersonal();
});

test('a login or password reset with a failing database logs no personal data', async () => {
  const asked = [
    ['/api/auth/login', { username: BODY.username, password: BODY.password, bucket_id: 'arbora' }],
    ['/api/auth/user/reset_mail', { email: BODY.email, bucket_id: 'arbora' }],
    ['/api/auth/user/exists', { email: BODY.email, bucket_id: 'arbora' }],
    [
      '/api/mailing/public/subscriber-create',
      { email: BODY.email, subscriptions: ['c0ffee00-0000-4000-8000-000000000001'] },
    ],
  ] as const;
  failing = true;
  for (const [url, body] of asked) await api.app.inject({ method: 'POST', url, payload: body });
  failing = false;
  expect(written.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(3);
  expectNothingPersonal();
});

test('an upload that cannot be stored does not log its name', async () => {
  const token = await api.tokenFor({ ...person, role: 'arbora_admin' });
  const data = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  const body = {
    bucket: 'basket',
    data,
    type: 'application/pdf',
    description: 'Božena Jedinečná bozena.private@example.org',
  };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/media/static',
    payload: body,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expectNothingPersonal();
});

describe('a refused mail', () => {
  const refusals = {
    'for its recipient': { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(REFUSED) },
    'for its sender': { onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(REFUSED) },
    'for its text': {
      onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error: Error) => void) => {
        stream.resume();
        stream.on('end', () => done(REFUSED));
      },
    },
  };
  const REFUSED = smtpError(550, '5.1.1 <bozena.private@example.org>: Božena Jedinečná lives elsewhere');

  test.each(Object.entries(refusals))(
    'a mail refused %s is logged by its id and codes alone',
    async (_how, options) => {
      const smtp = await startSmtpServer(options as object);
      const config = readConfig({ NODE_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
      await database.asOwner('delete from app_private.mail');
      await database.asService((client) =>
        client.query("select app_private.enqueue_mail('written', 'bozena.private@example.org', 'cs', $1)", [
          { body_html: '<p>Ahoj</p>' },
        ]),
      );
      // All attempts are used up, so the mail is dead.
      await database.asOwner('update app_private.mail set attempts = 5');
      const transport = createTransport(config);
      const logged: unknown[] = [];
      const log = { error: (...all: unknown[]) => void logged.push(all) };
      await sendDueMail({ config, database }, MAIL_TEMPLATES, transport, { log: log as never });
      transport.close();
      await smtp.close();
      expect(await database.asOwner('select status from app_private.mail')).toEqual([{ status: 'dead' }]);
      expect(JSON.stringify(logged)).toContain('550');
      expectNothingPersonal(JSON.stringify(logged));
      expect(await sendDueMail({ config, database }, MAIL_TEMPLATES, transport)).toBe(false);
    },
  );
});

test('an error is logged with safe properties and its causes, without addresses', () => {
  const error = new Error('outer', { cause: failure() });
  const logged = redactEmails(JSON.stringify(loggedError(error)));
  expect(JSON.parse(logged)).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { code: 'XX000', message: 'cannot be done for …@…' },
  });
  expectNothingPersonal(logged);
});

test('paths of scoped packages stay readable in a stack', async () => {
  const line = 'at /app/node_modules/@fastify/cookie/plugin.js:1:1';
  expect(redactEmails(line)).toBe(line);
  expect(await readFile(mediaDir, 'utf8')).toBe('');
});
