import { SUBSCRIPTION_IDS, type Row } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { sendDueMails } from '../../tests/send-due-mails';
import { readConfig } from '../config';
import { createTransport } from '../mail/transport';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
const [NEWS, OFFERS] = SUBSCRIPTION_IDS;
const ADMIN = 'admin@arbora.example';
const LETTER = { subject: 'Jaro', context: { align: 'center', headline: '', body_html: '<p>Máme <b>buky</b>.</p>' } };

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.asOwner('delete from app_private.mail');
  await api.database.asOwner('delete from app_private.newsletter');
  await api.database.asOwner('delete from app_private.subscriber');
});

const post = async (path: string, body: object, headers: Record<string, string> = {}, who = ADMIN) =>
  api.call('POST', path, body, { token: await api.tokenFor(who), headers });
const send = (key: string, more: object = {}) =>
  post('/api/mail', { category: 'settings', subscriptionId: NEWS, ...LETTER, ...more }, { 'idempotency-key': key });
const read = async <Name extends 'newsletter_list' | 'newsletter_audience'>(name: Name) =>
  (await api.call('GET', `/api/rest/${name}`, undefined, { token: await api.tokenFor(ADMIN) })).json<Row<Name>[]>();
const deliver = () => sendDueMails({ config, database: api.database }, createTransport(config));

async function subscribe(count: number): Promise<void> {
  await api.database.asOwner(
    `with reader as (
       insert into app_private.subscriber (email, locale, confirmed_at)
       select 'r' || n || '@example.org', (array['cs', 'en', 'pl'])[1 + n % 3], now() from generate_series(1, $2) n
       returning id
     )
     insert into app_private.subscriber_subscription (subscriber_id, subscription_id) select id, $1 from reader`,
    [NEWS, count],
  );
}

test('mails to 5,000 subscribers are queued in one statement, and only once on a double click', async () => {
  await subscribe(5000);
  const audience = await read('newsletter_audience');
  expect(audience.find(({ id }) => id === NEWS)).toMatchObject({ subscribers: 5000 });
  const [first, second] = await Promise.all([send('issue-5000'), send('issue-5000')]);
  expect(first.json()).toMatchObject({ queued: 5000 });
  expect(second.json()).toEqual(first.json());
  expect(await read('newsletter_list')).toMatchObject([
    { subject: 'Jaro', name: 'Novinky a bulletin', recipients: 5000, sent: 0, waiting: 5000, failed: 0, author: ADMIN },
  ]);
  const transactions = await api.database.asOwner(
    'select from app_private.mail where newsletter_id is not null group by xmin',
  );
  expect(transactions).toHaveLength(1);
});

test('progress counts sent and failed mails, also after the mails are deleted', async () => {
  await subscribe(3);
  await send('issue-progress');
  await deliver();
  await api.database.asOwner("update app_private.mail set status = 'dead' where recipient = 'r1@example.org'");
  expect(await read('newsletter_list')).toMatchObject([{ recipients: 3, sent: 2, waiting: 0, failed: 1 }]);
  await api.database.asOwner("update app_private.mail set created_at = now() - interval '91 days'");
  await api.database.asOwner("select app_private.prune_mails('{}')");
  expect(await api.database.asOwner('select from app_private.mail')).toEqual([]);
  expect(await read('newsletter_list')).toMatchObject([{ recipients: 3, sent: 2, waiting: 0, failed: 1 }]);
});

test('all mails have the text of the newsletter, each in the reader’s language', async () => {
  await subscribe(3);
  await send('issue-text');
  await deliver();
  const mails = await api.database.asOwner<{ locale: string; subject: string; plain: string }>(
    'select locale, subject, plain from app_private.mail order by locale',
  );
  expect(mails.map(({ locale, subject }) => [locale, subject])).toEqual([
    ['cs', 'Jaro'],
    ['en', 'Jaro'],
    ['pl', 'Jaro'],
  ]);
  expect(mails.every(({ plain }) => plain.includes('Máme buky.'))).toBe(true);
  expect(mails[1]?.plain).toContain('News and bulletin');
});

test('a test mail goes to the author alone, is marked, and is not listed as a newsletter', async () => {
  await subscribe(3);
  expect((await send('issue-test', { isTest: true })).json()).toEqual({ queued: 1 });
  await deliver();
  expect(await api.database.asOwner('select recipient, subject from app_private.mail')).toEqual([
    { recipient: ADMIN, subject: 'Zkouška: Jaro' },
  ]);
  expect(await read('newsletter_list')).toEqual([]);
});

test('the preview is the mail of a subscriber with its pictures, for admins', async () => {
  const asked = { subscriptionId: OFFERS, locale: 'en', ...LETTER };
  const { html } = (await post('/api/mail/newsletter_preview', asked)).json<{ html: string }>();
  expect(html).toContain('Máme <b>buky</b>');
  expect(html).toContain('Plant offers');
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toContain('cid:');
  expect((await post('/api/mail/newsletter_preview', asked, {}, 'editor@arbora.example')).statusCode).toBe(403);
});
