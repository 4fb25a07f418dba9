import { APP_KEY, LOCALES, REGISTRATION_SUBSCRIPTION_IDS, SUBSCRIPTION_IDS } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { startSmtpServer } from '../../tests/smtp-server';
import { readConfig } from '../config';
import { forgetSubscribers } from '../jobs/forget-subscribers.job';
import type { MailboxMail } from '../mail/mailbox';
import { sendDueMail } from '../mail/send-due-mail';
import { createTransport } from '../mail/transport';
import type { Subscriber } from './subscriber';

let api: TestApp;
let another: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
beforeAll(async () => {
  api = await testApp();
  another = await testApp({ database: api.database });
});
beforeEach(() => api.database.asOwner('delete from app_private.mail'));
afterAll(async () => {
  await another.close();
  await api.close();
});

const BASE = '/api/mailing/public';
const [NEWS, OFFERS, EVENTS, JOBS] = SUBSCRIPTION_IDS;
let number = 0;
const newAddress = () => `reader-${++number}@example.org`;
const ask = (email: string, subscriptions: readonly string[] = [NEWS, EVENTS], more: object = {}, token?: string) =>
  api.call('POST', `${BASE}/subscriber-create`, { email, subscriptions, ...more }, { token, from: `10.9.0.${number}` });
/** The address in the newest mail that asks to confirm. */
async function linkTo(email: string): Promise<string> {
  await sendDueMail({ config, database: api.database }, createTransport(config));
  const [mail] = (await api.call('GET', `/api/dev/mailbox?to=${email}&kind=mailing-confirm`)).json<MailboxMail[]>();
  const link = /http:\/\/arbora\.test(\/api\/mailing\/public\/confirm\?token=\w+)/.exec(mail?.plain ?? '')?.[1];
  if (link === undefined) throw new Error(`no link to confirm was mailed to ${email}`);
  return link;
}
/** As the button of the page behind the link does. */
const press = (link: string, instance = api) =>
  instance.call('POST', link, '', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const idIn = (location: string | undefined) => new URL(location ?? '', 'http://x').searchParams.get('id');
/** Asks and confirms; returns the subscriber's id. */
async function subscribe(email: string, subscriptions?: readonly string[], more?: object): Promise<string> {
  await ask(email, subscriptions, more);
  const { headers } = await press(await linkTo(email));
  return idIn(headers.location) ?? '';
}
const read = (query: string, token?: string) =>
  api.call('GET', `${BASE}/subscriber-subscriptions?${query}`, undefined, { token });
const listsOf = async (id: string) => (await read(`id=${id}`)).json<Subscriber>().subscriptions;

describe('the newsletters', () => {
  const offered = async (query = '') =>
    (await api.call('GET', `/api/mailing/postman_subscription_public${query}`)).json<{ id: string }[]>();

  test('are four, with texts in every language, in their kept order', async () => {
    const all = await offered();
    expect(all.map(({ id }) => id)).toEqual([...SUBSCRIPTION_IDS]);
    for (const list of all) {
      for (const locale of LOCALES) {
        const end = locale === 'cs' ? '' : `_${locale}`;
        expect(list).toMatchObject({ [`name${end}`]: expect.stringMatching(/./), [`perex${end}`]: expect.anything() });
      }
    }
  });

  test('are found by id, in the same order', async () => {
    expect((await offered(`?id=in.(${EVENTS},${NEWS})`)).map(({ id }) => id)).toEqual([NEWS, EVENTS]);
    expect(await offered('?id=in.()')).toEqual([]);
    expect(await offered('?id=in.(00000000-0000-4000-8000-000000000000)')).toEqual([]);
  });

  test.each(['?id=x', '?id=in.(x)', `?id=eq.${NEWS}`, "?id=in.(';--)"])('refuses %s', async (query) => {
    const answer = await api.call('GET', `/api/mailing/postman_subscription_public${encodeURI(query)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  test('are those that the settings name, in their order, each of which must be there', async () => {
    const some = await testApp({ database: api.database, config: { mailingLists: [EVENTS, NEWS] } });
    try {
      const answer = await some.call('GET', '/api/mailing/postman_subscription_public');
      expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual([EVENTS, NEWS]);
      const refused = await some.call('POST', `${BASE}/subscriber-create`, {
        email: newAddress(),
        subscriptions: [JOBS],
      });
      expect(refused.statusCode).toBe(400);
    } finally {
      await some.close();
    }
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(testApp({ database: api.database, config: { mailingLists: [unknown] } })).rejects.toThrow(
      `MAILING_LISTS names a newsletter that is not there: ${unknown}`,
    );
  });

  test('cannot be changed by anybody', async () => {
    for (const who of [null, 'customer@arbora.example', 'admin@arbora.example']) {
      await expect(
        api.database.tryAs(who, (client) => client.query("update subscription set name = 'x'")),
      ).rejects.toThrow('permission denied');
    }
  });
});

describe('subscribing', () => {
  test('counts from the moment the link in the mail is followed', async () => {
    const email = newAddress();
    const answer = await ask(` ${email.toUpperCase()} `, [EVENTS, NEWS]);
    expect([answer.statusCode, answer.json()]).toEqual([202, { pending: true }]);
    expect(await api.database.asOwner('select from app_private.subscriber_subscription')).toEqual([]);

    const followed = await press(await linkTo(email));
    expect(followed.statusCode).toBe(303);
    expect(followed.headers.location).toMatch(/^\/cs\/services\/subscriptions\?confirmed=yes&id=[0-9a-f-]{36}$/);
    expect(followed.headers['cache-control']).toBe('no-store');
    const id = idIn(followed.headers.location) ?? '';
    expect((await read(`id=${id}`)).json()).toEqual({ id, email, subscriptions: [NEWS, EVENTS] });
  });

  test('the mail names the newsletters in the language asked for', async () => {
    const email = newAddress();
    await ask(email, [OFFERS], { locale: 'en' });
    const link = await linkTo(email);
    const [mail] = (await api.call('GET', `/api/dev/mailbox?to=${email}`)).json<MailboxMail[]>();
    expect(mail?.subject).toBe('Confirm your subscription');
    expect(mail?.plain).toContain('Plant offers');
    expect((await press(link)).headers.location).toMatch(/^\/en\//);
  });

  test('the language of an address changes when it is confirmed anew, not when somebody asks', async () => {
    const email = newAddress();
    const id = await subscribe(email, [NEWS]);
    const localeOf = () => api.database.asOwner('select locale from app_private.subscriber where id = $1', [id]);
    await ask(email, [OFFERS], { locale: 'pl' });
    expect(await localeOf()).toEqual([{ locale: 'cs' }]);
    const link = await linkTo(email);
    expect((await press(link)).headers.location).toMatch(/^\/pl\//);
    expect(await localeOf()).toEqual([{ locale: 'pl' }]);
  });

  test('a link works once: followed again it changes nothing', async () => {
    const email = newAddress();
    await ask(email);
    const link = await linkTo(email);
    const id = idIn((await press(link)).headers.location) ?? '';
    await api.call('POST', `${BASE}/subscriber-update`, { id, subscriptions: [] });
    expect((await press(link)).headers.location).toContain('confirmed=yes');
    expect(await listsOf(id)).toEqual([]);
  });

  test('a link followed by several at once, on several instances, subscribes once', async () => {
    const email = newAddress();
    await ask(email);
    const link = await linkTo(email);
    const followed = await Promise.all(Array.from({ length: 6 }, (_, n) => press(link, n % 2 ? api : another)));
    expect(new Set(followed.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await listsOf(idIn(followed[0]?.headers.location) ?? '')).toEqual([NEWS, EVENTS]);
  });

  test.each([
    ['cs', 'Potvrdit'],
    ['en', 'Confirm the subscription'],
    ['pl', 'Potwierd'],
  ])('a program that opens the link gets a page with a button, and confirms nothing: %s', async (locale, button) => {
    const email = newAddress();
    await ask(email, [NEWS], { locale });
    const link = await linkTo(email);
    const page = await api.call('GET', link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*form-action 'self'$/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.body).toContain(`<html lang="${locale}">`);
    expect(page.body).toContain(`<form method="post" action="${link}"><button>${button}`);
    expect(page.body).not.toContain('<script');
    const known = await api.database.asOwner<{ confirmed_at: Date | null }>(
      'select confirmed_at from app_private.subscriber where email = $1',
      [email],
    );
    expect(known).toEqual([{ confirmed_at: null }]);
    expect((await press(link)).headers.location).toMatch(new RegExp(`^/${locale}/services/subscriptions`));
  });

  test('a program that only asks about the link learns nothing', async () => {
    const email = newAddress();
    await ask(email);
    const link = await linkTo(email);
    expect((await api.app.inject({ method: 'HEAD', url: link })).statusCode).toBe(404);
    const used = await api.database.asOwner(
      'select from app_private.subscription_request r join app_private.subscriber s on s.id = subscriber_id where email = $1 and used_at is not null',
      [email],
    );
    expect(used).toEqual([]);
  });

  test('a link that is invented or too old says so', async () => {
    const email = newAddress();
    await ask(email);
    const link = await linkTo(email);
    await api.database.asOwner("update app_private.subscription_request set expires_at = now() - interval '1 second'");
    for (const url of [link, `${BASE}/confirm?token=invented`]) {
      for (const answer of [await press(url), await api.call('GET', url)]) {
        expect([answer.statusCode, answer.headers.location]).toEqual([
          303,
          '/cs/services/subscriptions?confirmed=expired',
        ]);
      }
    }
    const rows = await api.database.asOwner(
      'select from app_private.subscriber where email = $1 and confirmed_at is null',
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test('the token is nowhere but in the mail', async () => {
    const email = newAddress();
    await ask(email);
    const token = (await linkTo(email)).split('=')[1] ?? '';
    const [kept] = await api.database.asOwner<{ known: boolean }>(
      "select bool_or(encode(token_hash, 'escape') like '%' || $1 || '%') as known from app_private.subscription_request",
      [token],
    );
    expect(kept).toEqual({ known: false });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  test('asking again adds to what the address gets', async () => {
    const email = newAddress();
    const id = await subscribe(email, [NEWS]);
    expect(await subscribe(email, [JOBS])).toBe(id);
    expect(await listsOf(id)).toEqual([NEWS, JOBS]);
  });

  test.each([
    ['no address', { email: 'nobody' }, 'email'],
    ['no newsletter', { subscriptions: [] }, 'subscriptions'],
    ['one that is none', { subscriptions: ['news'] }, 'subscriptions.0'],
    ['a field that is none', { confirmed: true }, 'confirmed'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await ask(newAddress(), [NEWS], change);
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  test('nobody’s mailbox is filled: limited by mailbox and by who asks, on all instances together', async () => {
    const email = newAddress();
    const from = (app: TestApp, address: string, to: string) =>
      app.call('POST', `${BASE}/subscriber-create`, { email: to, subscriptions: [NEWS] }, { from: address });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await from(n % 2 ? api : another, `10.8.0.${n}`, email)).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const many: number[] = [];
    for (let n = 0; n < 21; n += 1) many.push((await from(n % 2 ? api : another, '10.8.1.1', newAddress())).statusCode);
    expect(many.slice(19)).toEqual([202, 429]);
  });
});

describe('what is told about an address', () => {
  test('nothing, to whoever only knows it', async () => {
    const known = newAddress();
    const unknown = newAddress();
    await subscribe(known);
    const stranger = await api.tokenFor(await makePerson(api.database));
    for (const token of [undefined, stranger]) {
      const answers = await Promise.all([known, unknown].map((email) => read(`email=${email}`, token)));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
      expect(answers.map((answer) => answer.json<object>())).toEqual([
        { id: null, email: known, subscriptions: [] },
        { id: null, email: unknown, subscriptions: [] },
      ]);
    }
    const asked = await Promise.all([known, unknown].map((email) => ask(email)));
    expect(new Set(asked.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const mails = await api.database.asOwner(
      'select kind from app_private.mail where recipient = any ($1) and status = $2',
      [[known, unknown], 'queued'],
    );
    expect(mails).toEqual([{ kind: 'mailing-confirm' }, { kind: 'mailing-confirm' }]);
  });

  test('before it is confirmed, nothing to anybody, not even by its id', async () => {
    const email = newAddress();
    await ask(email);
    const [row] = await api.database.asOwner<{ id: string }>('select id from app_private.subscriber where email = $1', [
      email,
    ]);
    expect((await read(`id=${row?.id}`)).json().code).toBe('mailing.subscriber_unknown');
    const update = await api.call('POST', `${BASE}/subscriber-update`, { id: row?.id, subscriptions: [NEWS] });
    expect([update.statusCode, update.json().code]).toEqual([404, 'mailing.subscriber_unknown']);
  });

  test('to the account that asked, once the address is confirmed', async () => {
    const person = await makePerson(api.database);
    const token = await api.tokenFor(person);
    await ask(person.email, [NEWS], { account_id: person.sub }, token);
    expect((await read(`email=${person.email}&account_id=${person.sub}`, token)).json()).toMatchObject({ id: null });
    await press(await linkTo(person.email));
    for (const query of [`email=${person.email}`, `account_id=${person.sub}`]) {
      expect((await read(query, token)).json()).toMatchObject({ email: person.email, subscriptions: [NEWS] });
      expect((await read(query)).json()).toMatchObject({ id: null, subscriptions: [] });
    }
  });

  test('not to an account that only says that the address is its own', async () => {
    const victim = newAddress();
    const id = await subscribe(victim);
    const thief = await makePerson(api.database);
    const token = await api.tokenFor(thief);
    await ask(victim, [NEWS], { account_id: thief.sub }, token);
    await api.call('GET', await linkTo(victim));
    expect((await read(`account_id=${thief.sub}`, token)).json()).toMatchObject({ id: null });
    expect(await listsOf(id)).toEqual([NEWS, EVENTS]);
  });

  test('answers are not kept by caches', async () => {
    expect((await read(`email=${newAddress()}`)).headers['cache-control']).toBe('no-store');
  });
});

describe('changing and ending', () => {
  test('who has the id sets what the address gets', async () => {
    const email = newAddress();
    const id = await subscribe(email, [NEWS, EVENTS]);
    const answer = await api.call('POST', `${BASE}/subscriber-update`, { id, subscriptions: [JOBS, NEWS] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, email, subscriptions: [NEWS, JOBS] }]);
  });

  test('deleting forgets the address, and answers the same when there was none', async () => {
    const email = newAddress();
    const id = await subscribe(email);
    for (let n = 0; n < 2; n += 1) {
      expect((await api.call('DELETE', `${BASE}/subscriber-delete/${id}`)).statusCode).toBe(204);
    }
    expect((await read(`id=${id}`)).statusCode).toBe(404);
    expect(await api.database.asOwner('select from app_private.subscriber where email = $1', [email])).toEqual([]);
  });

  test('an address goes with its account', async () => {
    const person = await makePerson(api.database);
    await ask(person.email, [NEWS], { account_id: person.sub }, await api.tokenFor(person));
    await press(await linkTo(person.email));
    await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
    expect(await api.database.asOwner('select from app_private.subscriber where email = $1', [person.email])).toEqual(
      [],
    );
  });

  test('old links and addresses that get nothing are forgotten, others stay', async () => {
    const [gone, pending, reader] = [newAddress(), newAddress(), newAddress()];
    const idle = await subscribe(gone);
    await api.call('POST', `${BASE}/subscriber-update`, { id: idle, subscriptions: [] });
    await ask(pending);
    await subscribe(reader);
    await api.database.asOwner("update app_private.subscriber set created_at = now() - interval '3 days'");
    await api.database.asOwner(
      `update app_private.subscription_request r set expires_at = now() - interval '1 day'
       from app_private.subscriber s where s.id = r.subscriber_id and s.email <> $1`,
      [pending],
    );
    await forgetSubscribers.run({ config, database: api.database });
    const left = await api.database.asOwner<{ email: string }>(
      'select email from app_private.subscriber where email = any ($1)',
      [[gone, pending, reader]],
    );
    expect(left.map(({ email }) => email).sort()).toEqual([pending, reader].sort());
  });
});

describe('a newsletter', () => {
  const write = async (subscriptionId: string, who = 'editor@arbora.example', more: object = {}, key = 'issue-0001') =>
    api.call(
      'POST',
      '/api/mail',
      { category: 'bulletin', subscriptionId, subject: 'Bulletin', context: { body_html: '<p>Jaro</p>' }, ...more },
      { token: await api.tokenFor(who), headers: { 'idempotency-key': key } },
    );
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const wayOut = async (email: string) => {
    const [mail] = await api.database.asOwner<{ path: string }>(
      `select '/api/mailing/public/unsubscribe/' || (payload ->> 'unsubscribe_token') as path
       from app_private.mail where kind = 'newsletter' and recipient = $1`,
      [email],
    );
    return mail?.path ?? '';
  };
  beforeEach(() => api.database.asOwner('delete from app_private.subscriber'));

  test('goes to those who confirmed it, each with the own way out, once however often it is asked for', async () => {
    const [czech, english, other, pending] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await subscribe(czech, [NEWS, EVENTS]);
    await subscribe(english, [NEWS], { locale: 'en' });
    await subscribe(other, [EVENTS]);
    await ask(pending, [NEWS]);
    const answers = await Promise.all([1, 2].map(() => write(NEWS)));
    expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual(
      Array(2).fill([202, { queued: 2 }]),
    );

    const smtp = await startSmtpServer();
    const settings = { ...config, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const transport = createTransport(settings);
    try {
      while ((await sendDueMail({ config: settings, database: api.database }, transport)) > 0);
    } finally {
      transport.close();
      await smtp.close();
    }
    const letters = smtp.received.filter(({ content }) => /^Subject: Bulletin\r$/m.test(content));
    expect(letters.flatMap(({ to }) => to).sort()).toEqual([czech, english].sort());
    const ways = letters.map(({ content }) => /List-Unsubscribe:\s+<([^>]+)>/.exec(content)?.[1]);
    expect(new Set(ways).size).toBe(2);
    for (const way of ways)
      expect(way).toMatch(/^http:\/\/arbora\.test\/api\/mailing\/public\/unsubscribe\/[0-9a-f-]{36}$/);
    for (const { content } of letters) {
      expect(content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    }
  });

  test.each([
    ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'as a form in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('is ended by one click of the mail program, %s', async (_, payload, type) => {
    const email = newAddress();
    const id = await subscribe(email, [NEWS, EVENTS]);
    await write(NEWS);
    const path = await wayOut(email);
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(path, payload, type);
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    }
    expect(await listsOf(id)).toEqual([EVENTS]);
    // What waited to be sent is not sent any more.
    expect(await wayOut(email)).toBe('');
  });

  test('is not ended by a program that opens links, which lead to the page', async () => {
    const email = newAddress();
    const id = await subscribe(email, [NEWS], { locale: 'pl' });
    await write(NEWS);
    const path = await wayOut(email);
    const opened = await api.call('GET', path);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/pl/services/subscriptions?id=${id}`]);
    expect((await post(path, 'anything=else')).statusCode).toBe(400);
    expect((await api.call('POST', path)).statusCode).toBe(400);
    expect(await listsOf(id)).toEqual([NEWS]);
    const invented = `${BASE}/unsubscribe/00000000-0000-4000-8000-000000000000`;
    expect((await post(invented, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await api.call('GET', invented)).headers.location).toBe('/cs/services/subscriptions');
  });

  test('is written by who works in the section', async () => {
    expect((await write(OFFERS, 'sales@arbora.example', { category: 'offers' })).statusCode).toBe(202);
    expect((await write(NEWS, 'sales@arbora.example')).statusCode).toBe(403);
    const unknown = await write('00000000-0000-4000-8000-000000000000');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'mailing.list_unknown']);
  });
});

describe('registering', () => {
  const register = (email: string, subscriptions?: readonly string[]) =>
    api.call(
      'POST',
      '/api/backend/profile/create',
      { apiKey: APP_KEY, email, password: 'buk lesni, javor mlec', name: 'Petr Habr', locale: 'en', subscriptions },
      { from: '10.7.0.1' },
    );

  test('subscribes to what was ticked, once it is confirmed, and the account may change it', async () => {
    expect(REGISTRATION_SUBSCRIPTION_IDS).toEqual([NEWS, OFFERS, EVENTS]);
    const email = newAddress();
    const { id } = (await register(email, REGISTRATION_SUBSCRIPTION_IDS)).json<{ id: string }>();
    const link = await linkTo(email);
    const followed = await press(link);
    expect(followed.headers.location).toMatch(/^\/en\/services\/subscriptions\?confirmed=yes/);
    const token = await api.tokenFor(email);
    expect((await read(`account_id=${id}`, token)).json()).toMatchObject({
      email,
      subscriptions: REGISTRATION_SUBSCRIPTION_IDS,
    });
  });

  test('asks about nothing when nothing was ticked', async () => {
    const email = newAddress();
    expect((await register(email)).statusCode).toBe(201);
    expect((await register(newAddress(), ['no such list'])).statusCode).toBe(201);
    expect(await api.database.asOwner("select from app_private.mail where kind = 'mailing-confirm'")).toEqual([]);
  });

  test('that fails asks about nothing', async () => {
    const email = newAddress();
    await register(email, [NEWS]);
    await api.database.asOwner('delete from app_private.mail');
    expect((await register(email, [NEWS])).statusCode).toBe(409);
    expect(await api.database.asOwner('select from app_private.mail')).toEqual([]);
  });
});
