import { isUuid } from '@arbora/domain';
import type { TableCell } from '../../files/read-table';
import { plainText } from '../editing/editable-column';
import type { Section, SectionQuery, SectionRow } from '../section';
import { readAll } from '../section-rows';
import type { ColumnMap } from './compare-table';

const ALL = { q: '', sort: null, filters: {} };
/** Ids or names per request, which limits the length of its URL. */
const BATCH_SIZE = 50;
const NOBODY = (): void => undefined;

/** Rows that a file may change: all, or in large sections those that it names. @throws ApiError */
export async function readImportedRows(
  section: Section,
  lines: readonly (readonly TableCell[])[],
  map: ColumnMap,
): Promise<SectionRow[]> {
  const { lookup } = section.editable!;
  if (lookup === undefined) return readAll(section, ALL, NOBODY);
  const isById = map[section.key] !== undefined;
  const at = map[isById ? section.key : section.columns[0]!.key];
  if (at === undefined) return [];
  const identifiers = [...new Set(lines.map((cells) => plainText(cells[at])))].filter(
    (text) => !isById || isUuid(text),
  );
  const found: SectionRow[] = [];
  for (const narrow of narrowed(isById ? section.key : lookup, identifiers)) {
    found.push(...(await readAll(section, ALL, NOBODY, narrow)));
  }
  return found;
}

/** Filters that together match these values. A quotation mark cannot be escaped in an `in` list. */
function narrowed(column: string, values: readonly string[]): ((query: SectionQuery) => SectionQuery)[] {
  const listed = values.filter((value) => !/["\\]/.test(value));
  const chunks = Array.from({ length: Math.ceil(listed.length / BATCH_SIZE) }, (_, index) =>
    listed.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return [
    ...chunks.map((chunk) => (query: SectionQuery) => query.in(column, chunk)),
    ...values
      .filter((value) => !listed.includes(value))
      .map((value) => (query: SectionQuery) => query.eq(column, value)),
  ];
}
