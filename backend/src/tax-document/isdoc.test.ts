import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import type { IssuedDocument } from './issued-document';
import { isdocXml } from './isdoc';
import { CREDIT_NOTE, PAYMENT, SELLER } from './test-documents';

const fileName = 'isdoc-invoice-6.0.2.xsd';
const SCHEMA = { fileName, contents: readFileSync(path.join(__dirname, 'fixtures', fileName), 'utf8') };
const LINE = PAYMENT.lines[0]!;

/** Two lines of 21 %, whose tax does not round as that of their sum, and one of 12 %. */
const TWO_RATES: IssuedDocument = {
  ...PAYMENT,
  lines: [
    { ...LINE, amount: 1, price: 33.33 },
    { ...LINE, amount: 1, price: 33.33 },
    { ...LINE, amount: 3, price: 100, rate: 12, name: 'Jabloň <Spartan> & "Idared"' },
  ],
  rates: [
    { rate: 21, base: 55.09, tax: 11.57, total: 66.66 },
    { rate: 12, base: 267.86, tax: 32.14, total: 300 },
  ],
  total: 366.66,
};
const WITHOUT_VAT: IssuedDocument = {
  ...PAYMENT,
  seller: { ...SELLER, vatPayer: false, dic: null, register: null, seat: 'Zámecké zahradnictví, Lednice' },
  lines: [{ ...LINE, rate: null }],
  rates: [],
};
const PERSON: IssuedDocument = { ...PAYMENT, buyer: { name: 'Eva Malá' }, vs: null };
const CASES = {
  'a company': PAYMENT,
  'two rates': TWO_RATES,
  'no VAT': WITHOUT_VAT,
  'a person': PERSON,
  'a credit note': CREDIT_NOTE,
};

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => /^(InvoiceLine|TaxSubTotal)$/.test(name) });
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const read = (document: IssuedDocument): any => parser.parse(isdocXml(document)).Invoice;
const sum = (rows: Record<string, string>[], name: string) =>
  rows.reduce((total, row) => total + Number(row[name]), 0).toFixed(2);

test.each(Object.entries(CASES))('the file with %s follows the published schema', async (_name, document) => {
  const xml = [{ fileName: 'document.isdoc', contents: isdocXml(document) }];
  const { valid, errors } = await validateXML({ xml, schema: [SCHEMA] });
  expect([valid, errors]).toEqual([true, []]);
});

test.each(Object.entries(CASES))('the amounts with %s add up', (_name, document) => {
  const { InvoiceLines, TaxTotal, LegalMonetaryTotal: total } = read(document);
  for (const [ofLine, ofRate, ofDocument] of [
    ['LineExtensionAmount', 'TaxableAmount', total.TaxExclusiveAmount],
    ['LineExtensionTaxAmount', 'TaxAmount', TaxTotal.TaxAmount],
    ['LineExtensionAmountTaxInclusive', 'TaxInclusiveAmount', total.TaxInclusiveAmount],
  ]) {
    expect(sum(InvoiceLines.InvoiceLine, ofLine)).toBe(ofDocument);
    expect(sum(TaxTotal.TaxSubTotal, ofRate)).toBe(ofDocument);
  }
  expect(total.TaxInclusiveAmount).toBe(Math.abs(document.total).toFixed(2));
  expect(Number(total.DifferenceTaxInclusiveAmount) - Number(total.PaidDepositsAmount)).toBe(
    Number(total.PayableAmount),
  );
});

test('the document of a payment names both parties, its days and the paid amount', () => {
  const invoice = read(PAYMENT);
  expect(invoice).toMatchObject({
    DocumentType: '5',
    ID: 'PD202600012',
    UUID: PAYMENT.id,
    IssueDate: '2026-11-24',
    TaxPointDate: '2026-11-23',
    VATApplicable: 'true',
    LocalCurrencyCode: 'CZK',
    NonTaxedDeposits: { NonTaxedDeposit: { VariableSymbol: '2611000042', DepositAmount: '900.00' } },
    LegalMonetaryTotal: { PaidDepositsAmount: '900.00', PayableAmount: '0.00' },
  });
  expect(invoice.AccountingSupplierParty.Party).toEqual({
    PartyIdentification: { ID: '27082440' },
    PartyName: { Name: 'Habr s.r.o.' },
    PostalAddress: {
      StreetName: 'Lesní',
      BuildingNumber: '1',
      CityName: 'Brno',
      PostalZone: '602 00',
      Country: { IdentificationCode: 'CZ', Name: 'Česko' },
    },
    PartyTaxScheme: { CompanyID: 'CZ27082440', TaxScheme: 'VAT' },
    RegisterIdentification: { Preformatted: 'C 1 u soudu' },
  });
  expect(invoice.AccountingCustomerParty.Party).toEqual({
    PartyIdentification: { ID: '31333532' },
    PartyName: { Name: 'Záhrady s.r.o.' },
    PostalAddress: {
      StreetName: 'Poľná',
      BuildingNumber: '3',
      CityName: 'Bratislava',
      PostalZone: '811 01',
      Country: { IdentificationCode: 'SK', Name: 'Slovensko' },
    },
    Contact: { Name: 'Eva Malá' },
  });
});

test('a private buyer has a name only', () => {
  const { Party } = read(PERSON).AccountingCustomerParty;
  expect([Party.PartyName.Name, Party.PartyIdentification.ID, Party.Contact]).toEqual(['Eva Malá', '', undefined]);
});

test('VAT is shown by line and by rate, with prices that include it', () => {
  const { InvoiceLines, TaxTotal } = read(TWO_RATES);
  const [first, second, apple] = InvoiceLines.InvoiceLine;
  expect([first.LineExtensionTaxAmount, second.LineExtensionTaxAmount]).toEqual(['5.78', '5.79']);
  expect(apple).toMatchObject({
    InvoicedQuantity: '3',
    LineExtensionAmount: '267.86',
    LineExtensionTaxAmount: '32.14',
    UnitPrice: '89.2857',
    UnitPriceTaxInclusive: '100.00',
    ClassifiedTaxCategory: { Percent: '12', VATCalculationMethod: '1', VATApplicable: 'true' },
  });
  expect(apple.Item.Description).toMatch(/^Jabloň <Spartan> & "Idared", Ráno, 4\./);
  const rates = TaxTotal.TaxSubTotal.map((rate: { TaxCategory: { Percent: string } }) => rate.TaxCategory.Percent);
  expect(rates).toEqual(['21', '12']);
});

test('a seller who pays no VAT says so, and no VAT applies', () => {
  const invoice = read(WITHOUT_VAT);
  expect([invoice.VATApplicable, invoice.TaxPointDate, invoice.Note]).toEqual([
    'false',
    undefined,
    'Nejsme plátci DPH',
  ]);
  const [line] = invoice.InvoiceLines.InvoiceLine;
  expect([line.ClassifiedTaxCategory.VATApplicable, line.LineExtensionTaxAmount]).toEqual(['false', '0.00']);
  expect(invoice.TaxTotal).toMatchObject({ TaxSubTotal: [{ TaxableAmount: '900.00' }], TaxAmount: '0.00' });
  // An address of another form is kept as a whole.
  const { PostalAddress } = invoice.AccountingSupplierParty.Party;
  expect(PostalAddress.StreetName).toBe('Zámecké zahradnictví, Lednice');
});

test('a credit note names the document that it corrects, and its amounts are positive', () => {
  const xml = isdocXml(CREDIT_NOTE);
  expect(read(CREDIT_NOTE)).toMatchObject({
    DocumentType: '6',
    ID: 'DB202600003',
    UUID: CREDIT_NOTE.id,
    OriginalDocumentReferences: { OriginalDocumentReference: { ID: 'PD202600012', UUID: PAYMENT.id } },
    InvoiceLines: { InvoiceLine: [{ InvoicedQuantity: '2', LineExtensionAmountTaxInclusive: '900.00' }] },
    LegalMonetaryTotal: { TaxInclusiveAmount: '900.00', PayableAmount: '900.00' },
  });
  expect(xml).not.toMatch(/>-\d|<TaxPointDate>/);
});

test('characters that XML does not admit are left out', () => {
  const xml = isdocXml({ ...PERSON, buyer: { name: 'Eva\u000b Malá\ufffe 🌳' } });
  expect(xml).toContain('<Name>Eva Malá 🌳</Name>');
});

test('a document always gives the same file', () => {
  expect(isdocXml(PAYMENT)).toBe(isdocXml(structuredClone(PAYMENT)));
});
