import { inflateSync } from 'node:zlib';
import type { Locale } from '@arbora/domain';
import { XMLValidator } from 'fast-xml-parser';
import PDFDocument from 'pdfkit';
import { readConfig } from '../config';
import { isdocXml } from './isdoc';
import type { IssuedDocument } from './issued-document';
import { CREDIT_NOTE, PAYMENT, SELLER } from './test-documents';
import { taxDocumentPdf } from './tax-document-pdf';

const { brand } = readConfig({ NODE_ENV: 'test' });
const drawn = jest.spyOn(PDFDocument.prototype, 'text');

/** The texts of a document, with plain spaces. */
async function texts(document: IssuedDocument, locale: Locale = 'cs'): Promise<string[]> {
  drawn.mockClear();
  await taxDocumentPdf(document, locale, brand);
  return drawn.mock.calls.map(([text]) => String(text).replaceAll(/[\u00a0\u202f]/g, ' '));
}

test('a document names both parties, its dates, and the VAT by rate', async () => {
  const shown = await texts(PAYMENT);
  expect(shown).toEqual(
    expect.arrayContaining([
      'Daňový doklad k přijaté platbě PD202600012',
      ...['Habr s.r.o.', 'Lesní 1, 602 00 Brno', 'IČO 27082440', 'DIČ CZ27082440', 'C 1 u soudu'],
      ...['Záhrady s.r.o.', 'Eva Malá', 'Poľná 3', '811 01 Bratislava', 'Slovensko', 'IČO 31333532'],
      ...['24. listopadu 2026', '23. listopadu 2026', '2611000042'],
      ...['Řez stromů', '450,00 Kč', '21 %', 'DPH 21 %', '743,80 Kč', '156,20 Kč', '900,00 Kč'],
      'Celkem zaplaceno  900,00 Kč',
    ]),
  );
});

test('it is written in the language of the reader, with Czech texts that are not translated', async () => {
  const shown = await texts(PAYMENT, 'en');
  expect(shown).toEqual(
    expect.arrayContaining(['Tax document on a payment received PD202600012', 'Pruning', 'Slovakia']),
  );
  expect(shown.join()).toContain('Ráno, 4 December 2026');
});

test('a credit note names the document that it corrects', async () => {
  const shown = await texts(CREDIT_NOTE);
  expect(shown).toEqual(expect.arrayContaining(['Opravný daňový doklad DB202600003', 'PD202600012']));
  expect(shown.join('|')).toMatch(/Celkem {2}[-−]900,00 Kč/);
  expect(shown).not.toContain('Zaplaceno, neplaťte prosím znovu.');
});

test('the document of a seller who pays no VAT says so and shows no rate', async () => {
  const lines = [{ ...PAYMENT.lines[0]!, rate: null }];
  const shown = await texts({ ...PAYMENT, seller: { ...SELLER, vatPayer: false }, lines, rates: [] });
  expect(shown).toContain('Doklad o přijaté platbě PD202600012');
  expect(shown.join('|')).toContain('Nejsme plátci DPH');
  expect(shown.join('|')).not.toMatch(/21 %|Rozpis DPH/);
});

/** The object with a number in a PDF, with its stream. */
const objectOf = (pdf: string, id: string | undefined): string =>
  new RegExp(`(?:^|\\n)${id} 0 obj\\n([^]*?)\\nendobj`).exec(pdf)?.[1] ?? '';

test.each([
  ['payment', PAYMENT],
  ['credit note', CREDIT_NOTE],
])('the PDF of a %s contains the document in ISDOC, as an alternative of what it shows', async (_kind, document) => {
  const pdf = (await taxDocumentPdf(document, 'en', brand)).toString('latin1');
  const [, id] = /\/AF \[(\d+) 0 R\]/.exec(pdf) ?? [];
  const file = objectOf(pdf, id);
  expect(file).toContain('/AFRelationship /Alternative');
  expect(file).toContain('/UF (invoice.isdoc)');
  expect(pdf).toMatch(new RegExp(`/EmbeddedFiles [^]*\\(invoice\\.isdoc\\) ${id} 0 R`));
  const [, stream, unicode] = /\/EF <<\s*\/F (\d+) 0 R\s*\/UF (\d+) 0 R/.exec(file) ?? [];
  expect(unicode).toBe(stream);
  const embedded = objectOf(pdf, stream);
  expect(embedded).toContain('/Subtype /text#2Fxml');
  expect(embedded).toContain('/ModDate (D:20261124090000Z)');
  const [, bytes = ''] = /stream\n([^]*)\nendstream$/.exec(embedded) ?? [];
  expect(inflateSync(Buffer.from(bytes, 'latin1')).toString()).toBe(isdocXml(document));
});

test('the PDF declares that it is for archives and for screen readers', async () => {
  const pdf = (await taxDocumentPdf(PAYMENT, 'cs', brand)).toString('latin1');
  const [metadata = ''] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf) ?? [];
  expect(XMLValidator.validate(metadata)).toBe(true);
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf).toContain('/GTS_PDFA1');
});
