import type { TestApp } from '../../tests/app';
import { EVENTS, mailConfig, MAILING, type MailingClient, NEWS, OFFERS, withMailing } from '../../tests/mailing-client';
import { startSmtpServer } from '../../tests/smtp-server';
import { sendDueMails } from '../../tests/send-due-mails';
import { createTransport } from '../mail/transport';

let api: TestApp;
let mailing: MailingClient;
withMailing((site) => ({ api, mailing } = site));

describe('a newsletter', () => {
  const write = async (subscriptionId: string, who = 'editor@arbora.example', more: object = {}, key = 'issue-0001') =>
    api.call(
      'POST',
      '/api/mail',
      { category: 'bulletin', subscriptionId, subject: 'Bulletin', context: { body_html: '<p>Jaro</p>' }, ...more },
      { token: await api.tokenFor(who), headers: { 'idempotency-key': key } },
    );
  const post = (url: string, payload: string | Buffer, type = 'application/x-www-form-urlencoded') =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const wayOut = async (email: string) => {
    const [mail] = await api.database.asOwner<{ path: string }>(
      `select '/api/mailing/public/unsubscribe/' || (payload ->> 'unsubscribe_token') as path
       from app_private.mail where kind = 'newsletter' and recipient = $1`,
      [email],
    );
    return mail?.path ?? '';
  };
  beforeEach(async () => {
    await api.database.asOwner('delete from app_private.subscriber');
    await api.database.asOwner('delete from app_private.mail where newsletter_id is not null');
    await api.database.asOwner('delete from app_private.newsletter');
  });

  test('is sent once to confirmed subscribers, each with an own unsubscribe link, even if it is requested twice', async () => {
    const [czech, english, other, pending] = [
      mailing.newAddress(),
      mailing.newAddress(),
      mailing.newAddress(),
      mailing.newAddress(),
    ];
    await mailing.subscribe(czech, [NEWS, EVENTS]);
    await mailing.subscribe(english, [NEWS], { locale: 'en' });
    await mailing.subscribe(other, [EVENTS]);
    await mailing.request(pending, [NEWS]);
    const answers = await Promise.all([1, 2].map(() => write(NEWS)));
    const [sent] = await api.database.asOwner<{ id: string }>('select id from app_private.newsletter');
    expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual(
      Array(2).fill([202, { queued: 2, newsletter: sent?.id }]),
    );

    const smtp = await startSmtpServer();
    const settings = { ...mailConfig, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const transport = createTransport(settings);
    try {
      while ((await sendDueMails({ config: settings, database: api.database }, transport)) > 0);
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
      expect(content).toMatch(/^List-I[dD]:\s+<[0-9a-f-]{36}\.arbora\.test>\r$/m);
    }
  });

  test.each([
    ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'as a form in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('is unsubscribed by one click in the mail program, %s', async (_, payload, type) => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email, [NEWS, EVENTS]);
    await write(NEWS);
    const path = await wayOut(email);
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(path, payload, type);
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    }
    expect(await mailing.listsOf(id)).toEqual([EVENTS]);
    // Queued mails are not sent any more.
    expect(await wayOut(email)).toBe('');
  });

  test('is not unsubscribed by a program that opens links, which lead to the page', async () => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email, [NEWS], { locale: 'pl' });
    await write(NEWS);
    const path = await wayOut(email);
    const opened = await api.call('GET', path);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/pl/services/subscriptions?id=${id}`]);
    expect((await post(path, 'anything=else')).statusCode).toBe(400);
    expect((await api.call('POST', path)).statusCode).toBe(400);
    const broken = Buffer.concat([Buffer.from('List-Unsubscribe=One-Click&x='), Buffer.from([0xc3])]);
    expect((await post(path, broken)).statusCode).toBe(400);
    expect(await mailing.listsOf(id)).toEqual([NEWS]);
    const invented = `${MAILING}/unsubscribe/00000000-0000-4000-8000-000000000000`;
    expect((await post(invented, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await api.call('GET', invented)).headers.location).toBe('/cs/services/subscriptions');
  });

  test('can be written only by staff of its section', async () => {
    expect((await write(OFFERS, 'sales@arbora.example', { category: 'offers' })).statusCode).toBe(202);
    expect((await write(NEWS, 'sales@arbora.example', {}, 'issue-0002')).statusCode).toBe(403);
    const unknown = await write('00000000-0000-4000-8000-000000000000', undefined, {}, 'issue-0003');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'mailing.list_unknown']);
  });
});
