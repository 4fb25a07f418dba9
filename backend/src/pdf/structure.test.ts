import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { ticketsPdf } from '../booking/tickets-pdf';
import { drawLineTable } from './line-table';
import { drawBrandBand } from './brand-band';
import { A4, makePdf } from './document';

const FACTS = { title: 'Objednávka', author: 'Arbora', language: 'cs', madeAt: new Date('2026-11-20T08:00:00Z') };
const MARGINS = { top: 48, bottom: 64, left: 48, right: 48 };

/** The instructions that draw the pages. */
function contentOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)];
  return streams
    .map(([, bytes]) => inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1'))
    .filter((text) => text.startsWith('1 0 0 -1 0'));
}

/** Instructions that draw outside of a part of the structure and of an artifact, or in two of them. */
function unmarked(pdf: Buffer): string[] {
  return contentOf(pdf).flatMap((content) => {
    let depth = 0;
    return content.split('\n').filter((line) => {
      if (/ B[DM]C$/.test(line)) depth += 1;
      if (line === 'EMC') depth -= 1;
      return /(?:^| )(?:T[jJ]|S|s|f|f\*|B|b|Do)$/.test(line) && depth !== 1;
    });
  });
}
const elementsOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/S \/(\w+)/g)].map(([, type]) => type);
const count = (pdf: Buffer, type: string) => elementsOf(pdf).filter((one) => one === type).length;

function tickets() {
  return ticketsPdf(
    {
      event: 'Den stromů',
      slot: 'Dopoledne',
      start: '2026-11-24T08:00:00Z',
      end: null,
      place: 'Obříství 120',
      tickets: [
        { id: 't-1', name: 'Eva' },
        { id: 't-2', name: 'Jan' },
      ],
    },
    {
      locale: 'en',
      brand: 'Arbora',
      contact: 'Arbora, info@arbora.example',
      origin: 'http://arbora.test',
      madeAt: FACTS.madeAt,
    },
  );
}

function table(lines: number) {
  return makePdf(FACTS, { ...A4, margins: MARGINS }, (pdf) => {
    pdf.addPage();
    drawBrandBand(pdf, 'Arbora', 'Objednávka', 48);
    pdf.y = 120;
    const columns = [
      { title: '', width: 24 },
      { title: 'Rostlina', width: 200 },
      { title: 'Kusů', width: 46 },
    ];
    drawLineTable(
      pdf,
      columns,
      Array.from({ length: lines }, () => ({ name: 'Acer campestre', size: '12/14', values: ['3'] })),
    );
  });
}

test('a document declares its language and title, and that it is tagged for screen readers', async () => {
  const text = (await tickets()).toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('/Lang (en)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('/Marked true');
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('each ticket has headings, paragraphs and a code with a text in its place', async () => {
  const pdf = await tickets();
  expect(['Document', 'H1', 'H2', 'Figure'].map((type) => count(pdf, type))).toEqual([1, 2, 2, 2]);
  expect(count(pdf, 'P')).toBeGreaterThan(10);
  const text = pdf.toString('latin1');
  for (const name of ['Eva', 'Jan']) expect(text).toContain(`/Alt (QR code of the ticket for ${name})`);
});

test('the lines of an order are rows of one table, whose headings are read once', async () => {
  const pdf = await table(60);
  expect(contentOf(pdf).length).toBeGreaterThan(1);
  expect(['Table', 'TR', 'TH', 'TD'].map((type) => count(pdf, type))).toEqual([1, 61, 3, 180]);
});

test.each([
  ['tickets', tickets],
  ['a table of several pages', () => table(60)],
])('everything drawn in %s is in the structure, or decoration', async (_what, draw) => {
  const pdf = await draw();
  expect(contentOf(pdf).join('').length).toBeGreaterThan(1000);
  expect(unmarked(pdf)).toEqual([]);
});

test('a title with characters of XML leaves the metadata well-formed', async () => {
  const facts = { ...FACTS, title: 'Růže & <jiřiny>', author: 'Habr & syn' };
  const pdf = (await makePdf(facts, { ...A4, margins: MARGINS }, (made) => made.addPage())).toString('utf8');
  const [metadata = ''] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf) ?? [];
  expect(XMLValidator.validate(metadata)).toBe(true);
  expect(metadata).toContain('Růže + jiřiny');
  expect(metadata).toContain('Habr + syn');
});
