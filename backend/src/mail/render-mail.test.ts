import { LOCALES, textIn } from '@arbora/domain';
import { readConfig } from '../config';
import { generatedFiles, renderMail } from './render-mail';
import { MAIL_TEMPLATES } from '../mail-templates';
import { SAMPLE_MAILS } from './sample-mails';
import { fill, TEXTS } from './texts';
import { UnwritableMail } from './unwritable-mail';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
const PAYLOADS: Record<string, object> = SAMPLE_MAILS;
const list = SAMPLE_MAILS.newsletter.list;
const reservation = SAMPLE_MAILS['reservation-create'];
const ticket = SAMPLE_MAILS['reservation-ticket'];
const order = SAMPLE_MAILS['order-create'];
const letter = SAMPLE_MAILS.written;
const PHONE = '+420 315 000 111';
const render = (kind: string, locale: (typeof LOCALES)[number] = 'cs', payload = PAYLOADS[kind] ?? {}) =>
  renderMail(MAIL_TEMPLATES, { kind, locale, payload: payload as Record<string, unknown> }, config);

function leaves(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${prefix}${key}`, inner] as [string, string]]
      : leaves(inner as object, `${prefix}${key}.`),
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.keys(PAYLOADS))('%s is whole, in its language, with a footer', async (kind) => {
    const mail = await render(kind, locale);
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${locale}"`);
    expect(mail.html).toContain('Arbora');
    for (const text of [mail.subject, mail.html, mail.plain]) {
      expect(text).not.toMatch(/\{\w+\}|\{\{|undefined|\bnull\b|\[object/);
    }
    const footer =
      { written: PHONE, 'booking-letter': PHONE, newsletter: textIn(list, 'name', locale) }[kind] ??
      TEXTS[locale].footer;
    expect(mail.plain).toContain(footer);
    expect(mail.html).toContain(footer);
  });

  test('the texts are complete', () => {
    const keys = (texts: object) => leaves(texts).map(([key]) => key);
    expect(keys(TEXTS[locale])).toEqual(keys(TEXTS.cs));
    for (const [, text] of leaves(TEXTS[locale])) expect(text.trim()).not.toBe('');
  });
});

test('a mail names the event in its language, and the slot in another one as a fallback', async () => {
  const { plain } = await render('reservation-create', 'pl');
  expect(plain).toContain('Dzień drzew');
  expect(plain).toContain('Dopoledne');
});

test('the subject is plain text and the body is typeset', async () => {
  const { subject, plain } = await render('reservation-create', 'cs', { ...reservation, event_title: 'Den v sadu' });
  expect(subject).toContain('Den v sadu');
  expect(plain).toContain('Den v\u00a0sadu');
});

test('no two languages have the same text', () => {
  const [cs, en, pl] = LOCALES.map((locale) => new Map(leaves(TEXTS[locale])));
  const same = [...(cs ?? [])].filter(([key, text]) => text === en?.get(key) || text === pl?.get(key));
  // The word is spelt alike in Czech and English.
  expect(same.map(([key]) => key)).toEqual(['label.email']);
});

test.each([
  ['a known end', '2026-11-24T11:00:00+00:00', /Kdy: 24\. listopadu 2026 od\s9:00 do\s12:00/],
  [
    'an end on another day',
    '2026-11-25T11:00:00+00:00',
    /Kdy: 24\. listopadu 2026 v\s9:00 – 25\. listopadu 2026 ve?\s12:00/,
  ],
  ['an unknown end', null, /Kdy: 24\. listopadu 2026 v\s9:00\n/],
])('a mail about a slot with %s says when it takes place', async (_, slot_end, expected) => {
  expect((await render('reservation-create', 'cs', { ...reservation, slot_end })).plain).toMatch(expected);
});

test('an unpaid cancellation states the reason', async () => {
  const mail = await render('reservation-cancel', 'cs', { ...reservation, reason: 'unpaid' });
  expect(mail.plain).toContain(TEXTS.cs['reservation-cancel'].unpaid);
});

test('an unpaid reservation has payment instructions and conditions', async () => {
  const { plain } = await render('reservation-create');
  expect(plain).toMatch(/300\sKč/);
  expect(plain).toContain('19-2000145399/0100');
  expect(plain).toContain('2026000123');
  const { window, no_refund } = TEXTS.cs.payment;
  for (const text of [window, no_refund]) expect(plain).toContain(text);
});

test.each([
  ['cs', /doklad/i],
  ['en', /e-mail you an invoice|receipt/i],
  ['pl', /fakturę/i],
] as const)('no mail about a reservation promises a tax document (%s)', async (locale, promise) => {
  for (const kind of Object.keys(PAYLOADS).filter((name) => name.startsWith('reservation-')))
    expect((await render(kind, locale)).plain).not.toMatch(promise);
});

test.each(['reservation-create-custom', 'reservation-ticket', 'reservation-cancel'])(
  '%s tells an attendee of his ticket alone',
  async (kind) => {
    const { plain, html } = await render(kind, 'cs', ticket);
    expect(plain).toContain('Vstupenka na jméno: Eva Nováková');
    for (const text of [plain, html]) expect(text).not.toMatch(/300|2026000123|rezervace\/r-1|Počet míst/);
  },
);

test('an attendee’s mail states that the ticket is unpaid, with its address', async () => {
  const { plain } = await render('reservation-create-custom');
  expect(plain).toContain(TEXTS.cs['reservation-create-custom'].unpaid);
  expect(plain).toContain('http://arbora.test/cs/services/ticket?id=t-1');
  const paid = await render('reservation-create-custom', 'cs', { ...ticket, is_paid: true });
  expect(paid.plain).not.toContain(TEXTS.cs['reservation-create-custom'].unpaid);
});

test('an order is confirmed with its lines, and the nursery’s mail also names the customer', async () => {
  const confirmed = await render('order-create');
  expect(confirmed.subject).toBe('Potvrzení objednávky OBJ-2026-0007');
  expect(confirmed.plain).toContain("Acer platanoides 'Globosum', OK 14-16, HK: 3 ks");
  expect(confirmed.html).toContain('Prosím &lt;rychle&gt;');
  expect(confirmed.plain).toContain('http://arbora.test/cs/ucet/objednavky');
  expect(confirmed.plain).not.toContain('+420 777 000 111');
  const announced = await render('order-create-admin', 'cs', { ...order, type: 'inquiry' });
  expect(announced.subject).toBe('Nová poptávka OBJ-2026-0007');
  expect(announced.plain).toContain('+420 777 000 111');
  expect(announced.plain).toContain('http://arbora.test/cs/manager/inquiries');
});

test('an order from an offer shows prices in the customer’s currency', async () => {
  const [item] = order.basket.items;
  const basket = {
    ...order.basket,
    country: 'SK',
    items: [
      { ...item, price: 12.5 },
      { ...item, amount: 1, price: 2 },
    ],
  };
  const { plain } = await render('order-create', 'cs', { ...order, basket });
  expect(plain).toMatch(/3 ks × 12,50\s€/);
  expect(plain).toMatch(/1 ks × 2,00\s€/);
  expect(plain).toMatch(/Celkem: 39,50\s€/);
});

test('a quote shows its prices, their validity and VAT', async () => {
  const { subject, plain } = await render('quote-sent');
  expect(subject).toBe('Cenová nabídka k poptávce P26000007');
  expect(plain).toMatch(/3 ks × 1\s250\sKč/);
  expect(plain).toMatch(/Celkem: 3\s750\sKč/);
  expect(plain).toMatch(/Platí do: 24\. prosince 2026/);
  expect(plain).toContain('bez DPH');
  expect(plain).toContain('http://arbora.test/cs/ucet/poptavky?order=P26000007');
  expect(plain).not.toContain('Bez dopravy');
});

test('the mail about an answered quote names the customer and the requested changes', async () => {
  const returned = await render('quote-returned-admin');
  expect(returned.plain).toContain('Bez dopravy');
  expect(returned.plain).toContain('+420 777 000 111');
  const accepted = await render('quote-accepted');
  expect(accepted.plain).toContain('http://arbora.test/cs/ucet/objednavky?order=O26000008');
});

test('the mails about a quote have the notes of both sides', async () => {
  for (const kind of ['quote-sent', 'quote-accepted'] as const) {
    const { plain } = await render(kind);
    expect(plain).toContain('Vaše poznámka: Prosím <rychle>');
    expect(plain).toContain('Poznámka školky: Odběr v Obříství');
  }
  expect((await render('quote-accepted-admin')).plain).toContain('Poznámka zákazníka: Prosím <rychle>');
});

test.each([
  'reservation-create-admin',
  'order-create-admin',
  'quote-accepted-admin',
  'quote-returned-admin',
  'registration-new',
])('an answer to the notice %s goes to the customer', async (kind) => {
  const { replyTo, headers, plain } = await render(kind);
  expect(replyTo).toContain('@');
  expect(plain).toContain(replyTo);
  // The notice itself was written by nobody.
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
});

test('the account mails link to the next step', async () => {
  const approved = await render('account-approved');
  expect(approved.subject).toBe('Váš účet');
  expect(approved.plain).toContain('http://arbora.test/cs/login');
  const reset = await render('password-reset');
  expect(reset.plain).toContain('http://arbora.test/cs/heslo?ref=abc');
  expect(reset.plain).toContain('15 minut');
  expect((await render('account-rejected')).plain).toContain('info@arbora.example');
  const rejected = await render('account-rejected', 'en', {
    reason: 'not_served',
    note: '<b>Try a local nursery.</b>',
  });
  expect(rejected.plain).toContain('We do not yet deliver to your country');
  expect(rejected.html).toContain('&lt;b&gt;Try a local nursery.&lt;/b&gt;');
});

test('a newsletter supports one-click unsubscription and an unsubscribe link', async () => {
  const { headers, plain } = await render('newsletter');
  expect(headers).toEqual({
    'List-Unsubscribe': '<http://arbora.test/api/mailing/public/unsubscribe/u-1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(plain).toContain('http://arbora.test/cs/services/subscriptions?id=s-1');
});

test('a text by staff is sanitized', async () => {
  const body_html = '<p onclick="x()">Vážení,<br>zveme vás <a href="javascript:x">sem</a></p><script>x()</script>{{0}}';
  const mail = await render('written', 'cs', { body_html });
  expect(mail.html).toContain('<p>Vážení,<br />zveme vás <a>sem</a></p>{{0}}');
  expect(mail.html).not.toMatch(/onclick|javascript|<script/);
  expect(mail.plain).toContain('Vážení,\nzveme vás sem');
});

test.each(['left', 'center', 'right'])('what staff writes is aligned %s', async (align) => {
  const { html } = await render('written', 'cs', { ...letter, align });
  const [, body = ''] = html.split('Přijďte se podívat</h1>');
  expect(body.match(/text-align:(left|center|right);color/)?.[1]).toBe(align);
});

test('a letter without a subject has the default one, and is left-aligned', async () => {
  const mail = await render('written', 'cs', { body_html: '<p>Ahoj</p>' });
  expect(mail.subject).toBe('Zpráva z webu');
  expect(mail.html).not.toContain('text-align:right');
});

test('a mail supports dark mode and small screens', async () => {
  const { html } = await render('account-approved');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain('width=device-width');
  expect(html).toContain('#047353');
});

test('a mail that cannot be rendered reports the missing value', async () => {
  await expect(render('password-reset', 'cs', { minutes: 15 })).rejects.toThrow(/password-reset.*link/);
  await expect(render('no-such-kind')).rejects.toThrow('no-such-kind');
  const unread = { ...reservation, slot_date: '20260-11-24T08:00:00+00:00' };
  await expect(
    renderMail(MAIL_TEMPLATES, { kind: 'reservation-create', locale: 'cs', payload: unread }, config),
  ).rejects.toThrow(UnwritableMail);
});

test('a text with a missing value throws', () => {
  expect(() => fill('Ahoj {name}', {})).toThrow('{name}');
});

test.each([
  ['cs', 'Ing. Jana Nováková', 'Dobrý den, Jano,'],
  ['cs', 'Zdeněk Novák', 'Dobrý den, Zdeňku,'],
  ['en', 'Jana Nováková', 'Hello Jana,'],
  ['pl', 'Jana Nováková', 'Dzień dobry, Jana,'],
  ['cs', 'Sady s.r.o.', 'Dobrý den,'],
  ['cs', null, 'Dobrý den,'],
] as const)('in %s a mail greets %s by "%s"', async (locale, recipient_name, greeting) => {
  const { plain, html } = await render('account-approved', locale, { recipient_name });
  expect(plain.split('\n')).toContain(greeting);
  expect(html).toContain(greeting);
});

test('mails to customers have contacts, mails to the nursery and newsletters do not', async () => {
  expect((await render('order-create')).html).toContain('href="tel:+420315000111"');
  for (const kind of ['order-create-admin', 'newsletter']) {
    expect((await render(kind)).html).not.toContain('tel:');
  }
});

test.each([
  ['cs', 'Habr s.r.o., Lesní 1, Brno, IČO 27082440, Nejsme plátci DPH, C 1 u soudu'],
  ['en', 'Habr s.r.o., Lesní 1, Brno, Company ID 27082440, Not registered for VAT, C 1 u soudu'],
  ['pl', 'Habr s.r.o., Lesní 1, Brno, Numer IČO 27082440, Nie jesteśmy płatnikiem VAT, C 1 u soudu'],
] as const)('the footer in %s names the seller', async (locale, line) => {
  const own = readConfig({
    NODE_ENV: 'test',
    COMPANY_NAME: 'Habr s.r.o.',
    COMPANY_SEAT: 'Lesní 1, Brno',
    COMPANY_ICO: '27082440',
    COMPANY_REGISTER: 'C 1 u soudu',
    COMPANY_VAT_PAYER: '0',
  });
  const mail = { kind: 'order-create', locale, payload: { ...order } };
  const { html, plain } = await renderMail(MAIL_TEMPLATES, mail, own);
  expect(html).toContain(line);
  expect(plain.split('-- \n')[1]).toContain(line);
});

test('a quote of a seller who was no VAT payer says so', async () => {
  const { quote, ...facts } = SAMPLE_MAILS['quote-sent'];
  const { plain } = await render('quote-sent', 'cs', { ...facts, quote: { ...quote, vat: 'not_payer' } });
  expect(plain).toContain(`${TEXTS.cs.label.price_note}: Nejsme plátci DPH`);
  expect(plain).not.toMatch(/(bez|s)\sDPH/);
});

test('a mail without a configured company names the brand only', async () => {
  const own = readConfig({ NODE_ENV: 'test', SEED_DEMO: '0' });
  const { plain } = await renderMail(
    MAIL_TEMPLATES,
    { kind: 'order-create', locale: 'cs', payload: { ...order } },
    own,
  );
  expect(plain.split('-- \n')[1]).toBe(`Arbora, ${own.brand.address}\n${TEXTS.cs.footer}`);
});

test('a mail about a reservation links to directions, a cancellation does not', async () => {
  expect((await render('reservation-ticket')).plain).toContain('https://www.google.com/maps/dir/');
  expect((await render('reservation-cancel')).plain).not.toContain('google');
});

test('the pictures of a mail are embedded', async () => {
  const mail = { kind: 'reservation-payment', locale: 'cs', payload: PAYLOADS['reservation-payment'] ?? {} } as const;
  const { html } = await renderMail(MAIL_TEMPLATES, { ...mail, payload: { ...mail.payload } }, config);
  const files = await generatedFiles(
    MAIL_TEMPLATES,
    { ...mail, payload: { ...mail.payload }, created_at: '2026-11-20T08:00:00Z' },
    config,
  );
  const shown = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
  expect(shown.length).toBeGreaterThan(2);
  expect(files.map(({ cid }) => cid)).toEqual(expect.arrayContaining(shown));
}, 60_000);
