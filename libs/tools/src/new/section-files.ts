import type { Locale } from '@arbora/domain';
import { camelCase, quoted, titleCase } from './sources';
import type { TableColumn, TableShape } from './table-columns';

/** Maximum length of a text, to be replaced by the table's constraint. */
const TEXT_LENGTH = 200;

export interface SectionParts {
  /** Key of the section and its texts. */
  key: string;
  table: string;
  route: string;
  shape: TableShape;
  /** The column that identifies a row. */
  named: TableColumn;
  titles: Record<Locale, string>;
}

const labelOf = ({ name }: TableColumn): string => `column.${camelCase(name.replaceAll('_', '-'))}`;

/** Returns a placeholder label for a column. */
function placeholderLabel({ name }: TableColumn): string {
  return titleCase(name.replace(/_(?:at|on)$/, '').replaceAll('_', ' '));
}

function fieldOf(column: TableColumn): string {
  const label = `label: '${labelOf(column)}'`;
  const required = column.isNullable ? '' : ', required: true';
  const languages = column.isTranslated ? ', languages: true' : '';
  return {
    text: `textField('${column.name}', { ${label}, max: ${TEXT_LENGTH}${required}${languages} })`,
    number: `numberField('${column.name}', { ${label}${required} })`,
    flag: `flagField('${column.name}', { ${label} })`,
    date: `dateField('${column.name}', { ${label} })`,
    moment: `momentField('${column.name}', { ${label}${required} })`,
  }[column.kind];
}

const FIELDS: Record<TableColumn['kind'], string> = {
  text: 'textField',
  number: 'numberField',
  flag: 'flagField',
  date: 'dateField',
  moment: 'momentField',
};

/** Saves need the row's version, so a table without one has no fields. */
function fieldsOf({ hasVersion, columns }: TableShape): TableColumn[] {
  // `dateField` is optional, so a required date has no field.
  return hasVersion
    ? columns.filter(({ isWritten, kind, isNullable }) => isWritten && (kind !== 'date' || isNullable))
    : [];
}

/** Returns the section's definition, see the README of libs/office. */
export function sectionSource({ key, table, route, shape, named }: SectionParts): string {
  const fields = fieldsOf(shape);
  const column = (one: TableColumn): string => {
    const kind = one.kind === 'text' ? '' : `, kind: '${one.kind}'`;
    return `{ key: '${one.name}', title: '${labelOf(one)}'${kind}, sort: true },`;
  };
  const create = shape.canCreate ? `create: '${key}.new', remove: true,` : '';
  const form = fields.length === 0 ? '' : `form: { ${create} fields: [${fields.map(fieldOf).join(',')}] },`;
  const used = new Set(['defineSection', ...fields.map(({ kind }) => FIELDS[kind])]);
  return `import { ${[...used].sort().join(', ')} } from '@arbora/office';
import { routes } from '@arbora/routes';

export const ${key} = defineSection({
  name: '${key}',
  resource: '${table}',
  select: '*',
  texts: 'manager.${key}',
  title: '${key}.title',
  route: routes.${route},
  pageSize: 50,
  order: ['${named.name}'],
  nameOf: ({ ${named.name} }) => ${named.name},
  emptyState: { title: '${key}.none' },
  columns: [${[named, ...shape.columns.filter((one) => one !== named)].map(column).join('\n')}],
  search: { label: '${key}.search', by: ['${named.name}'] },
  ${form}
});
`;
}

const WORDS: Record<Locale, { none: string; search: string; new: string }> = {
  cs: { none: 'Zatím tu nic není', search: 'Hledat', new: 'Přidat' },
  en: { none: 'Nothing here yet', search: 'Search', new: 'Add' },
  pl: { none: 'Nic tu jeszcze nie ma', search: 'Szukaj', new: 'Dodaj' },
};

/** Returns the texts of one language, with placeholder labels for columns. */
export function sectionTexts({ key, shape, titles }: SectionParts, locale: Locale): string {
  const { none, search, new: create } = WORDS[locale];
  const canBeCreated = shape.canCreate && fieldsOf(shape).length > 0;
  const column = Object.fromEntries(
    shape.columns.map((one) => [labelOf(one).slice('column.'.length), placeholderLabel(one)]),
  );
  return JSON.stringify({
    [key]: { title: titles[locale], none, search, ...(canBeCreated && { new: create }) },
    column,
  });
}

/** Returns the navigation of a back office without entries. */
export function navigationSource(): string {
  return `import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
] satisfies readonly DeclaredEntry<keyof typeof cs>[];
`;
}

export function textsIndex(key: string): string {
  const languages = ['cs', 'en', 'pl'].map((locale) => `${locale}: () => import('./${locale}.json'),`);
  return `import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'manager.${key}': typeof cs;
  }
}

export const ${key}Texts = textSection('manager.${key}', { ${languages.join('\n')} });
`;
}

const EXAMPLES: Record<TableColumn['kind'], string> = {
  text: "'x'",
  number: '1',
  flag: 'true',
  date: "'2027-03-01'",
  moment: "'2027-03-01T08:00:00Z'",
};

/** Returns a test that the list requests and names its rows. */
export function sectionTest({ table, named, titles, shape }: SectionParts, pattern: string, access: string): string {
  const values = shape.columns.map((one) => `${one.name}: ${one === named ? "'Lípa'" : EXAMPLES[one.kind]}`);
  const person = ['users', 'settings'].includes(access) ? "['admin']" : `[...SECTION_ACCESS['${access}']]`;
  const domain = person.includes('SECTION_ACCESS') ? "import { SECTION_ACCESS } from '@arbora/domain';\n" : '';
  return `${domain}import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

beforeEach(() => setWindowWidth(1440));

test('lists its rows by name', async () => {
  const row = { id: '11111111-0000-4000-8000-000000000001', ${values.join(', ')}, version: 1 };
  const server = testServer({ 'GET /api/rest/${table}': () => replyPage([row], 1) });
  await renderPage(remote, '/cs${pattern}', { server, person: { acl: ${person} } });
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(titles.cs)} })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lípa' })).toBeVisible();
});
`;
}
