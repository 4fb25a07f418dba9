import type { QuoteAnswer } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { makePerson } from '../../../tests/booking-fixtures';
import { makeInquiry, quoteCalls } from '../../../tests/quote-fixtures';
import { sendDueMails } from '../../../tests/send-due-mails';
import { makeBuyer } from '../../../tests/shop-fixtures';
import { readConfig } from '../../config';
import type { MailboxMail } from '../../mail/mailbox';
import { createTransport } from '../../mail/transport';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const mailsOf = async (kind: string) => (await api.call('GET', `/api/dev/mailbox?kind=${kind}`)).json<MailboxMail[]>();

test('an order is confirmed to the customer and announced to its branch', async () => {
  const person = await makePerson(api.database, { locale: 'en' });
  await api.database.asOwner("update user_profile set country = 'SK', phone = '+421 900 000 111' where id = $1", [
    person.sub,
  ]);
  const [item] = await api.database.asOwner<{ id: string; name: string }>(
    'select product_item_id as id, name from katalog_items order by name, product_item_id limit 1',
  );
  const line = {
    product_item_id: item?.id,
    amount: 3,
    name: 'x',
    size: null,
    spec1: null,
    spec2: null,
    type: 'inquiry',
  };
  const made = await api.call(
    'POST',
    '/api/rest/web_order',
    {
      profile_id: person.sub,
      type: 'inquiry',
      center: null,
      basket: { type: 'inquiry', items: [line], files: [], note: 'Do března', center: null },
    },
    { token: await api.tokenFor(person), headers: { prefer: 'return=representation' } },
  );
  expect(made.statusCode).toBe(201);
  const [{ order_code } = { order_code: '' }] = made.json<{ order_code: string }[]>();
  while ((await sendDueMails({ config, database: api.database }, createTransport(config))) > 0);

  const [confirmed] = await mailsOf('order-create');
  expect(confirmed).toMatchObject({ to: person.email, locale: 'en', subject: `Your inquiry ${order_code}` });
  expect(confirmed?.plain).toContain(item?.name);
  expect(confirmed?.plain).toContain('3 pcs');
  const [announced] = await mailsOf('order-create-admin');
  expect(announced).toMatchObject({
    to: config.branches[0]?.email,
    locale: 'cs',
    subject: `Nová poptávka ${order_code}`,
  });
  expect(announced?.plain).toContain('+421 900 000 111');
  expect(announced?.plain).toContain('Do března');
  expect(await filesOf(confirmed!)).toEqual([`${order_code}.pdf`]);
  expect(await filesOf(announced!)).toEqual([]);
});

/** The generated files that the mailbox lists, each of which is a PDF. */
async function filesOf({ id }: MailboxMail): Promise<string[]> {
  const page = await api.call('GET', `/dev/mailbox/${id}`);
  const names = [...page.body.matchAll(new RegExp(`/dev/mailbox/${id}/files/([^"]+)`, 'g'))].map(([, name]) => name!);
  for (const name of names) {
    const file = await api.call('GET', `/dev/mailbox/${id}/files/${name}`);
    expect([file.headers['content-type'], file.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  }
  return names;
}

test('a quote comes with its document, and the confirmation of the order with that of the order', async () => {
  const person = await makeBuyer(api.database);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const inquiry = await makeInquiry(api, person);
  const calls = quoteCalls(api);
  const quote = (await calls.send(sales, inquiry)).json<QuoteAnswer>();
  const { order_code } = (await calls.accept(person, quote.id)).json<QuoteAnswer>();
  while ((await sendDueMails({ config, database: api.database }, createTransport(config))) > 0);

  const mails = (await api.call('GET', `/api/dev/mailbox?to=${person.email}`)).json<MailboxMail[]>();
  const files = await Promise.all(mails.map(async (mail) => [mail.kind, await filesOf(mail)] as const));
  expect(Object.fromEntries(files)).toMatchObject({
    'quote-sent': [`${inquiry.order_code}-1.pdf`],
    'quote-accepted': [`${order_code}.pdf`],
  });
});

test('the mail of a deleted order is marked dead', async () => {
  await api.database.asService((client) =>
    client.query("select app_private.enqueue_mail('order-create', 'a@example.org', 'cs', $1)", [
      { order_id: '00000000-0000-4000-8000-000000000000' },
    ]),
  );
  await sendDueMails({ config, database: api.database }, createTransport(config));
  const [mail] = (await api.call('GET', '/api/dev/mailbox?to=a@example.org')).json<MailboxMail[]>();
  expect(mail).toMatchObject({ status: 'dead', last_error: expect.stringContaining('gone') });
});
