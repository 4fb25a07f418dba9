import { APP_KEY, REGISTRATION_SUBSCRIPTION_IDS } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { EVENTS, idIn, JOBS, MAILING, type MailingClient, NEWS, OFFERS, withMailing } from '../../tests/mailing-client';
import type { MailboxMail } from '../mail/mailbox';

let api: TestApp;
let mailing: MailingClient;
let another: TestApp;
withMailing((site) => ({ api, mailing } = site));
beforeAll(async () => void (another = await testApp({ database: api.database })));
afterAll(() => another.close());

describe('subscribing', () => {
  test('takes effect once the link in the mail is confirmed', async () => {
    const email = mailing.newAddress();
    const answer = await mailing.request(` ${email.toUpperCase()} `, [EVENTS, NEWS]);
    expect([answer.statusCode, answer.json()]).toEqual([202, { pending: true }]);
    expect(await api.database.asOwner('select from app_private.subscriber_subscription')).toEqual([]);

    const followed = await mailing.confirm(await mailing.linkTo(email));
    expect(followed.statusCode).toBe(303);
    expect(followed.headers.location).toMatch(/^\/cs\/services\/subscriptions\?confirmed=yes&id=[0-9a-f-]{36}$/);
    expect(followed.headers['cache-control']).toBe('no-store');
    const id = idIn(followed.headers.location) ?? '';
    expect((await mailing.read(`id=${id}`)).json()).toEqual({ id, email, subscriptions: [NEWS, EVENTS] });
  });

  test('the mail names the newsletters in the requested language', async () => {
    const email = mailing.newAddress();
    await mailing.request(email, [OFFERS], { locale: 'en' });
    const link = await mailing.linkTo(email);
    const [mail] = (await api.call('GET', `/api/dev/mailbox?to=${email}`)).json<MailboxMail[]>();
    expect(mail?.subject).toBe('Confirm your subscription');
    expect(mail?.plain).toContain('Plant offers');
    expect((await mailing.confirm(link)).headers.location).toMatch(/^\/en\//);
  });

  test('the language of an address changes with the next confirmation, not with the request', async () => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email, [NEWS]);
    const localeOf = () => api.database.asOwner('select locale from app_private.subscriber where id = $1', [id]);
    await mailing.request(email, [OFFERS], { locale: 'pl' });
    expect(await localeOf()).toEqual([{ locale: 'cs' }]);
    const link = await mailing.linkTo(email);
    expect((await mailing.confirm(link)).headers.location).toMatch(/^\/pl\//);
    expect(await localeOf()).toEqual([{ locale: 'pl' }]);
  });

  test('a link works once; confirming it again changes nothing', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const link = await mailing.linkTo(email);
    const id = idIn((await mailing.confirm(link)).headers.location) ?? '';
    await api.call('POST', `${MAILING}/subscriber-update`, { id, subscriptions: [] });
    expect((await mailing.confirm(link)).headers.location).toContain('confirmed=yes');
    expect(await mailing.listsOf(id)).toEqual([]);
  });

  test('a link confirmed concurrently on several instances subscribes once', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const link = await mailing.linkTo(email);
    const followed = await Promise.all(
      Array.from({ length: 6 }, (_, n) => mailing.confirm(link, n % 2 ? api : another)),
    );
    expect(new Set(followed.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await mailing.listsOf(idIn(followed[0]?.headers.location) ?? '')).toEqual([NEWS, EVENTS]);
  });

  test.each([
    ['cs', 'Potvrdit'],
    ['en', 'Confirm the subscription'],
    ['pl', 'Potwierd'],
  ])('a GET request of the link returns a page with a button and confirms nothing: %s', async (locale, button) => {
    const email = mailing.newAddress();
    await mailing.request(email, [NEWS], { locale });
    const link = await mailing.linkTo(email);
    const page = await api.call('GET', link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*form-action 'self'$/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.body).toContain(`<html lang="${locale}">`);
    expect(page.body).toContain(`<form method="post" action="${link}"><button>${button}`);
    expect(page.body).not.toContain('<script');
    const subscribers = await api.database.asOwner<{ confirmed_at: Date | null }>(
      'select confirmed_at from app_private.subscriber where email = $1',
      [email],
    );
    expect(subscribers).toEqual([{ confirmed_at: null }]);
    expect((await mailing.confirm(link)).headers.location).toMatch(new RegExp(`^/${locale}/services/subscriptions`));
  });

  test('a HEAD request of the link is refused and does not use the link', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const link = await mailing.linkTo(email);
    expect((await api.app.inject({ method: 'HEAD', url: link })).statusCode).toBe(405);
    const used = await api.database.asOwner(
      'select from app_private.subscription_request r join app_private.subscriber s on s.id = subscriber_id where email = $1 and used_at is not null',
      [email],
    );
    expect(used).toEqual([]);
  });

  test('an unknown or expired link leads to a page that reports it as expired', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const link = await mailing.linkTo(email);
    await api.database.asOwner("update app_private.subscription_request set expires_at = now() - interval '1 second'");
    for (const url of [link, `${MAILING}/confirm?token=invented`]) {
      for (const answer of [await mailing.confirm(url), await api.call('GET', url)]) {
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

  test('the token is not stored', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const token = (await mailing.linkTo(email)).split('=')[1] ?? '';
    const [stored] = await api.database.asOwner<{ contains_token: boolean }>(
      "select bool_or(encode(token_hash, 'escape') like '%' || $1 || '%') as contains_token from app_private.subscription_request",
      [token],
    );
    expect(stored).toEqual({ contains_token: false });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a second subscription adds to the newsletters of the address', async () => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email, [NEWS]);
    expect(await mailing.subscribe(email, [JOBS])).toBe(id);
    expect(await mailing.listsOf(id)).toEqual([NEWS, JOBS]);
  });

  test.each([
    ['no address', { email: 'nobody' }, 'email'],
    ['no newsletter', { subscriptions: [] }, 'subscriptions'],
    ['an unknown newsletter', { subscriptions: ['news'] }, 'subscriptions.0'],
    ['an unknown field', { confirmed: true }, 'confirmed'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await mailing.request(mailing.newAddress(), [NEWS], change);
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  test('requests are limited per mailbox and per client across all instances', async () => {
    const email = mailing.newAddress();
    const from = (app: TestApp, address: string, to: string) =>
      app.call('POST', `${MAILING}/subscriber-create`, { email: to, subscriptions: [NEWS] }, { from: address });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await from(n % 2 ? api : another, `10.8.0.${n}`, email)).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const many: number[] = [];
    for (let n = 0; n < 21; n += 1)
      many.push((await from(n % 2 ? api : another, '10.8.1.1', mailing.newAddress())).statusCode);
    expect(many.slice(19)).toEqual([202, 429]);
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

  test('subscribes to the selected newsletters once confirmed, and the account can read them', async () => {
    expect(REGISTRATION_SUBSCRIPTION_IDS).toEqual([NEWS, OFFERS, EVENTS]);
    const email = mailing.newAddress();
    const { id } = (await register(email, REGISTRATION_SUBSCRIPTION_IDS)).json<{ id: string }>();
    const link = await mailing.linkTo(email);
    const followed = await mailing.confirm(link);
    expect(followed.headers.location).toMatch(/^\/en\/services\/subscriptions\?confirmed=yes/);
    const token = await api.tokenFor(email);
    expect((await mailing.read(`account_id=${id}`, token)).json()).toMatchObject({
      email,
      subscriptions: REGISTRATION_SUBSCRIPTION_IDS,
    });
  });

  test('sends no confirmation if no newsletter was selected', async () => {
    const email = mailing.newAddress();
    expect((await register(email)).statusCode).toBe(201);
    expect((await register(mailing.newAddress(), ['no such list'])).statusCode).toBe(201);
    expect(await api.database.asOwner("select from app_private.mail where kind = 'mailing-confirm'")).toEqual([]);
  });

  test('sends no confirmation if it fails', async () => {
    const email = mailing.newAddress();
    await register(email, [NEWS]);
    await api.database.asOwner('delete from app_private.mail');
    expect((await register(email, [NEWS])).statusCode).toBe(409);
    expect(await api.database.asOwner('select from app_private.mail')).toEqual([]);
  });
});
