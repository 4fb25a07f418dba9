import type { Locale } from '@arbora/domain';
import { LOCALES } from '@arbora/domain';
import { renderPart } from '@arbora/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { categories } from './assortment/categories.section';
import { productItems } from './assortment/product-items.section';
import { products } from './assortment/products.section';
import {
  csvOf,
  readTable,
  xlsxFile,
  type EditableColumn,
  exportedLines,
  type Section,
  type SectionRow,
  type SectionTexts,
  useSectionTexts,
  compareTable,
  mapByTitle,
  type Comparison,
  importKeys,
  titleInFile,
} from '@arbora/office';
import { offerLinesOf } from './offers/offer-lines.section';
import remote from './remote';

const SECTIONS: readonly Section[] = [categories, productItems, products, offerLinesOf('offer')];
const TEXTS = [
  ...['Žluťoučký "kůň"; příšerně', 'Łąkowa, trawa', '0012', '1,50', '1e5', 'ano', '=SUM(A1)', '-7', '+420 1', '@a'],
  ...['', null, 'a\u00a0b', 'Cafe\u0301', 'dva\nřádky', "d'Anjou", '2026-11-01', 'TRUE', 'x'.repeat(100)],
];
const NUMBERS = [0, 1, 17.05, 0.1 + 0.2, 1234.5, 99_999_999.99, null];

test('every section of this remote with an import is tested', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.section\.tsx?$/.test(file),
  );
  const editable = files.filter((file) => /^ {2,4}editable: \{/m.test(readFileSync(join(__dirname, file), 'utf8')));
  expect(editable).toHaveLength(SECTIONS.length);
});

const cases = SECTIONS.flatMap((section) =>
  LOCALES.flatMap((locale) =>
    (['csv', 'xlsx'] as const).map((format) => [section.name, locale, format, section] as const),
  ),
);
test.each(cases)(
  '%s exported in %s as %s and imported unmodified changes nothing',
  async (_, locale, format, section) => {
    const texts = await textsOf(section, locale);
    const rows = edgeCaseRows(section);
    const view = { page: 1, q: '', sort: null, filters: {}, columns: section.columns.map(({ key }) => key) };
    const lines = exportedLines(section, view, rows, texts);
    const file = await fileOf(format, format === 'csv' ? csvOf(lines, locale) : await xlsxFile('x', lines));
    expect(await compareFile(section, rows, texts, file)).toEqual({ changes: [], faults: [], unchanged: rows.length });
  },
);

test('a file without ids and hidden columns changes nothing either', async () => {
  const texts = await textsOf(productItems, 'cs');
  const rows = ['OK 12-14', 'OK 14-16'].map((size, index) => ({ ...aRow(productItems, index), size, name: 'Acer' }));
  const shown = productItems.columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const lines = exportedLines(productItems, { page: 1, q: '', sort: null, filters: {}, columns: shown }, rows, texts);
  const withoutIds = lines.map((line) => line.slice(0, -1));
  const file = await fileOf('csv', csvOf(withoutIds, 'cs'));
  expect(await compareFile(productItems, rows, texts, file)).toEqual({ changes: [], faults: [], unchanged: 2 });
});

async function compareFile(section: Section, rows: SectionRow[], texts: SectionTexts, file: File): Promise<Comparison> {
  const [headers, ...lines] = await readTable(file);
  const keys = importKeys(section);
  const map = mapByTitle(keys, keys.map((key) => titleInFile(section, key, texts)), headers!); // oxfmt-ignore
  return compareTable(section, { rows, headers: headers!, lines, map, texts });
}

async function textsOf(section: Section, locale: Locale): Promise<SectionTexts> {
  let texts: SectionTexts | undefined;
  function Probe(): ReactElement {
    texts = useSectionTexts(section);
    return <></>;
  }
  await renderPart(remote, <Probe />, { url: `/${locale}` });
  return texts!;
}

/** Returns rows that contain each edge-case value. */
function edgeCaseRows(section: Section): SectionRow[] {
  return Array.from({ length: 20 }, (_, index) => aRow(section, index));
}
function aRow(section: Section, index: number): SectionRow {
  const { key, columns, editable } = section;
  const defaults = Object.fromEntries(columns.map((column) => [column.key, column.kind === 'moment' ? '2026-11-01T08:00:00Z' : null])); // oxfmt-ignore
  const values = Object.fromEntries(
    editable!.columns.map((column, offset) => [column.key, edgeCase(column, index + offset)]),
  );
  const name = `Růže "${TEXTS[index % TEXTS.length] ?? ''}"`;
  const item = { size: '12-14', spec1: 'ZB', spec2: null };
  const id = `99999999-0000-4000-8000-0000000000${String(index + 10)}`;
  return { ...defaults, cids: ['1'], cid: '0012', item, version: 4, size: '12-14', ...values, [key]: id, name };
}
function edgeCase(column: EditableColumn, index: number): unknown {
  switch (column.kind) {
    case 'text':
      return TEXTS[index % TEXTS.length];
    case 'flag':
      return index % 2 === 0;
    case 'choice':
      return [...column.values, null][index % (column.values.length + 1)];
    case 'number': {
      const value = NUMBERS[index % NUMBERS.length]!;
      if (value === null) return column.required ? 0 : null;
      return column.decimals ? value : Math.max(column.min ?? 0, Math.min(Math.round(value), column.max));
    }
  }
}

/** Creates a file with `arrayBuffer`, which jsdom's File lacks. */
async function fileOf(format: string, content: Blob | string): Promise<File> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).buffer : await bytesOf(content);
  return Object.assign(new File([], `export.${format}`), { arrayBuffer: () => Promise.resolve(bytes) });
}
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}
