import { type Locale, type QuoteAnswer } from '@arbora/domain';
import PDFDocument from 'pdfkit';
import { testApp, type TestApp } from '../../../tests/app';
import { makePerson } from '../../../tests/booking-fixtures';
import { makeInquiry, quoteCalls } from '../../../tests/quote-fixtures';
import { basketOf, makeBuyer, makeOffer, offered, ordersOf, postOrder } from '../../../tests/shop-fixtures';
import type { Claims } from '../../database/database';
import { readConfig } from '../../config';
import { customerLocale, readOrder, readQuote, type DocumentFacts } from './document-facts';
import { orderDocument, type DocumentConfig } from './order-document';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const drawn = jest.spyOn(PDFDocument.prototype, 'text');
/** Texts of a document for `person`, by default in the customer's language, with plain spaces. */
const READERS = { web_order: readOrder, quote: readQuote };
async function texts(resource: keyof typeof READERS, id: string, person: Claims, locale?: Locale) {
  const facts = (await READERS[resource](api.database, person, id))!;
  drawn.mockClear();
  await orderDocument(facts, locale ?? customerLocale(facts), api.app.settings.config, new Date());
  return drawn.mock.calls.map(([text]) => String(text).replaceAll(/[\u00a0\u202f]/g, ' '));
}

async function ask(resource: 'web_order' | 'quote', id: string, person?: Claims, query = '') {
  const path = `/api/backend/${resource}/${id}/document${query}`;
  return api.call('GET', path, undefined, person && { token: await api.tokenFor(person) });
}
async function ordered(locale = 'pl') {
  const person = await makeBuyer(api.database, { locale });
  const basket = basketOf(offered(await makeOffer(api.database), 3));
  await postOrder(api, person, { basket });
  const [order] = await ordersOf(api, person);
  return { person, order: order! };
}
async function quoted() {
  const person = await makeBuyer(api.database);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const calls = quoteCalls(api);
  const inquiry = await makeInquiry(api, person);
  const quote = (await calls.send(sales, inquiry)).json<QuoteAnswer>();
  return { person, sales, inquiry, quote, calls };
}

test('an order is a PDF with its lines, total and bank account', async () => {
  const { person, order } = await ordered();
  const answer = await ask('web_order', order.id, person, '?locale=cs');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${order.order_code}.pdf"`);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await texts('web_order', order.id, person, 'cs')).toEqual(
    expect.arrayContaining([
      `Objednávka ${order.order_code}`,
      'Jana Nováková',
      order.basket.items[0]!.name,
      '100,00 Kč',
      'Celkem  300,00 Kč',
      expect.stringMatching(/19-2000145399\/0100[^]*IBAN: CZ[^]*Zpráva pro příjemce: O/),
    ]),
  );
});

test('staff get a document in the customer’s language', async () => {
  const { order } = await ordered('pl');
  const sales = await makePerson(api.database, { acl: ['sales'], locale: 'cs' });
  expect(await texts('web_order', order.id, sales)).toContain(`Zamówienie ${order.order_code}`);
});

test('only the customer and sales staff can read an order or quote', async () => {
  const { person, sales, inquiry, quote } = await quoted();
  const others = [await makeBuyer(api.database), await makePerson(api.database, { acl: ['editor'] })];
  for (const [resource, id] of [
    ['web_order', inquiry.id],
    ['quote', quote.id],
  ] as const) {
    for (const one of [person, sales]) expect((await ask(resource, id, one)).statusCode).toBe(200);
    for (const one of others) expect((await ask(resource, id, one)).json()).toMatchObject({ code: 'not_found' });
    expect((await ask(resource, id)).statusCode).toBe(401);
  }
  expect((await ask('quote', inquiry.id, person)).statusCode).toBe(404);
});

test('a quote states its validity, VAT and result', async () => {
  const { person, inquiry, quote, calls } = await quoted();
  const answer = await ask('quote', quote.id, person, '?locale=en');
  expect(answer.headers['content-disposition']).toContain(`"${inquiry.order_code}-1.pdf"`);
  expect(await texts('quote', quote.id, person, 'en')).toEqual(
    expect.arrayContaining([
      'Quote no. 1',
      'Total  CZK 5,180.00',
      'excluding VAT',
      'Platí při odběru v Obříství.',
      expect.stringMatching(/^These prices hold until .*\/en\/ucet\/poptavky\?order=P/),
    ]),
  );
  const { order_code } = (await calls.accept(person, quote.id)).json<QuoteAnswer>();
  expect(await texts('quote', quote.id, person, 'en')).toContainEqual(
    expect.stringMatching(`^You accepted this quote on .* order ${order_code}\\.$`),
  );
  const order = (await ordersOf(api, person)).find((one) => one.order_code === order_code)!;
  expect(await texts('web_order', order.id, person, 'en')).toContain('excluding VAT');
});

test('an order outlives the account of its customer', async () => {
  const { order } = await ordered();
  await api.database.asOwner('update shop_order set profile_id = null where id = $1', [order.id]);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  expect((await ask('web_order', order.id, sales)).statusCode).toBe(200);
  expect(await texts('web_order', order.id, sales)).not.toContain('Jana Nováková');
});

const CONFIG: DocumentConfig = {
  brand: { name: 'Arbora', email: 'info@arbora.example', phone: '+420 315 000 111', person: null, address: 'Obříství' },
  seller: readConfig({ SEED_DEMO: '0' }).seller,
  payment: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
  publicOrigin: 'https://arbora.example',
};

test.each([
  ['cs', 500],
  ['en', 100],
  ['pl', 100],
] as const)('in %s, %i lines continue over pages with repeated headings', async (locale, count) => {
  const line = { product_item_id: 'i', type: 'order' as const, offer_id: null, offer_item_id: null, amount: 12000 };
  const items = Array.from({ length: count }, (_, index) => ({
    ...line,
    name: index % 9 === 0 ? "Chamaecyparis lawsoniana 'Ellwood’s Pillar Nejužší ze všech sloupů'" : 'Tilia cordata',
    size: '12-14',
    spec1: 'ZB',
    spec2: '3xp',
    price: index % 2 === 0 ? 12_345.67 : null,
  }));
  const person = { name: 'Žofie Ďuríčková', email: 'z@arbora.example', phone: null, company: 'Łąka', ico: '25596641' };
  const order = {
    ...{ order_code: 'O26000012', type: 'order' as const, center: 'Obříství', created_at: '2026-11-20T09:00:00Z' },
    ...{ ...person, dic: null, street: 'Polní 1', city: 'Obříství', zip: '277 42', country: 'CZ' as const, locale },
    basket: {
      type: 'order' as const,
      items,
      files: [],
      note: 'Na jaro.\n'.repeat(90),
      center: null,
      country: 'CZ' as const,
    },
  };
  const facts: DocumentFacts = { order, quote: null, vat: null };
  drawn.mockClear();
  const pdf = await orderDocument(facts, locale, CONFIG, new Date('2026-11-24T12:00:00Z'));
  const lines = drawn.mock.calls.map(([text]) => String(text));
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
  expect(pages).toBeGreaterThan(count / 40);
  const heads = { cs: 'Cena za kus', en: 'Price per piece', pl: 'Cena za sztukę' };
  const ends = { cs: `Strana ${pages} z ${pages}`, en: `Page ${pages} of ${pages}`, pl: `Strona ${pages} z ${pages}` };
  const withHeads = lines.filter((text) => text === heads[locale]).length;
  // The note fills the last pages.
  expect(withHeads).toBeGreaterThan(count / 50);
  expect(withHeads).toBeLessThanOrEqual(pages);
  expect(lines).toContain(String(count));
  expect(lines).toContain(ends[locale]);
});
