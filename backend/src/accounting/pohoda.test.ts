import { XMLParser } from 'fast-xml-parser';
import { decode } from 'iconv-lite';
import { CREDIT_NOTE, PAYMENT, SELLER } from '../tax-document/test-documents';
import type { IssuedDocument } from '../tax-document/issued-document';
import { pohodaXml } from './pohoda';
import { readPohoda } from './read-exports';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const bytesOf = (...documents: IssuedDocument[]): Buffer => Buffer.concat([...pohodaXml(documents, PERIOD)]);
const textOf = (...documents: IssuedDocument[]): string => decode(bytesOf(...documents), 'win1250');
const invoiceOf = (document: IssuedDocument) => readPohoda(bytesOf(document))[0]!['inv:invoice'];

test('the pack has one item for each document, named by its number', () => {
  const items = readPohoda(bytesOf(PAYMENT, CREDIT_NOTE));
  expect(items.map((item) => [item['@_id'], item['@_version'], item['inv:invoice']['@_version']])).toEqual([
    ['PD202600012', '2.0', '2.0'],
    ['DB202600003', '2.0', '2.0'],
  ]);
  const { 'dat:dataPack': pack } = new XMLParser({ ignoreAttributes: false, parseAttributeValue: false }).parse(
    textOf(PAYMENT),
  );
  expect(pack).toMatchObject({
    '@_version': '2.0',
    '@_ico': '27082440',
    '@_application': 'Arbora',
    '@_note': '2026-11-01 - 2026-11-30',
    '@_xmlns:dat': 'http://www.stormware.cz/schema/version_2/data.xsd',
    '@_xmlns:inv': 'http://www.stormware.cz/schema/version_2/invoice.xsd',
    '@_xmlns:typ': 'http://www.stormware.cz/schema/version_2/type.xsd',
  });
});

test('a document of a payment is an invoice with its number, symbol, days, buyer and amounts', () => {
  expect(invoiceOf(PAYMENT)).toEqual({
    '@_version': '2.0',
    'inv:invoiceHeader': {
      'inv:invoiceType': 'issuedInvoice',
      'inv:number': { 'typ:numberRequested': 'PD202600012' },
      'inv:symVar': '2611000042',
      'inv:date': '2026-11-24',
      'inv:dateTax': '2026-11-23',
      'inv:dateAccounting': '2026-11-24',
      'inv:dateDue': '2026-11-24',
      'inv:classificationVAT': { 'typ:classificationVATType': 'inland' },
      'inv:text': 'Daňový doklad k přijaté platbě, Řez stromů',
      'inv:partnerIdentity': {
        'typ:address': {
          'typ:company': 'Záhrady s.r.o.',
          'typ:name': 'Eva Malá',
          'typ:city': 'Bratislava',
          'typ:street': 'Poľná 3',
          'typ:zip': '811 01',
          'typ:ico': '31333532',
          'typ:country': { 'typ:ids': 'SK' },
        },
      },
      'inv:note': 'Arbora, PD202600012',
    },
    'inv:invoiceSummary': {
      'inv:roundingDocument': 'none',
      'inv:roundingVAT': 'none',
      'inv:homeCurrency': { 'typ:priceHigh': '743.80', 'typ:priceHighVAT': '156.20', 'typ:priceHighSum': '900.00' },
    },
  });
});

test('a credit note is a correction of VAT with negative amounts, and names its document', () => {
  const { 'inv:invoiceHeader': header, 'inv:invoiceSummary': summary } = invoiceOf(CREDIT_NOTE);
  expect(header).toMatchObject({
    'inv:invoiceType': 'issuedCorrectiveTax',
    'inv:number': { 'typ:numberRequested': 'DB202600003' },
    'inv:text': 'Opravný daňový doklad PD202600012, Řez stromů',
    'inv:note': 'Arbora, DB202600003, PD202600012',
  });
  expect(summary['inv:homeCurrency']).toEqual({
    'typ:priceHigh': '-743.80',
    'typ:priceHighVAT': '-156.20',
    'typ:priceHighSum': '-900.00',
  });
});

test('each rate has its own amounts', () => {
  const rates = [
    { rate: 21, base: 100, tax: 21, total: 121 },
    { rate: 12, base: 100, tax: 12, total: 112 },
    { rate: 0, base: 50, tax: 0, total: 50 },
  ];
  expect(invoiceOf({ ...PAYMENT, rates, total: 283 })['inv:invoiceSummary']['inv:homeCurrency']).toEqual({
    'typ:priceHigh': '100.00',
    'typ:priceHighVAT': '21.00',
    'typ:priceHighSum': '121.00',
    'typ:priceLow': '100.00',
    'typ:priceLowVAT': '12.00',
    'typ:priceLowSum': '112.00',
    'typ:priceNone': '50.00',
  });
});

test('documents of a seller who pays no VAT stay outside it', () => {
  const seller = { ...SELLER, vatPayer: false };
  const { 'inv:invoiceHeader': header, 'inv:invoiceSummary': summary } = invoiceOf({
    ...CREDIT_NOTE,
    seller,
    rates: [],
  });
  expect(header).toMatchObject({
    'inv:invoiceType': 'issuedCreditNotice',
    'inv:classificationVAT': { 'typ:classificationVATType': 'nonSubsume' },
  });
  expect(summary['inv:homeCurrency']).toEqual({ 'typ:priceNone': '-900.00' });
});

test('a document in another currency, or with an unknown rate, is not written as if it were crowns', () => {
  expect(() => bytesOf({ ...PAYMENT, currency: 'EUR' })).toThrow('PD202600012 is in EUR');
  const rates = [{ rate: 19, base: 100, tax: 19, total: 119 }];
  expect(() => bytesOf({ ...PAYMENT, rates })).toThrow('PD202600012 has VAT of 19 %');
});

test('the declared encoding is the real one, and characters outside it are replaced', () => {
  const buyer = { company: 'Peña & Søren <Ωmega> 李 🌳 Łódź “x”', street: 'ул. Мира 1\u0007', city: 'C'.repeat(60) };
  const xml = textOf({ ...PAYMENT, buyer });
  expect(xml.startsWith('<?xml version="1.0" encoding="Windows-1250"?>')).toBe(true);
  expect(bytesOf(PAYMENT).includes(Buffer.from([0xd8, 0x65, 0x7a]))).toBe(true);
  expect(xml.slice(xml.indexOf('?>') + 2)).not.toContain('?');
  const { 'typ:address': address } = invoiceOf({ ...PAYMENT, buyer })['inv:invoiceHeader']['inv:partnerIdentity'];
  expect(address).toEqual({
    'typ:company': 'Pena & Soren <Omega> Li Łódź “x”',
    'typ:street': 'ul. Mira 1',
    'typ:city': 'C'.repeat(45),
  });
});
