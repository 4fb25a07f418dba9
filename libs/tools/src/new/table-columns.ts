import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES = 'libs/domain/src/database/database.ts';
/** Maintained by the database. */
const OWN = ['id', 'version', 'updated_at', 'updated_by'];
const TRANSLATIONS = ['_en', '_pl'];

export interface TableColumn {
  name: string;
  kind: 'text' | 'number' | 'flag' | 'date' | 'moment';
  isNullable: boolean;
  /** Whether staff may write it. */
  isWritten: boolean;
  /** Whether it has translations `x_en` and `x_pl` (decision 44). */
  isTranslated: boolean;
}

export interface TableShape {
  columns: TableColumn[];
  /** Columns of other types, for which no field is generated. */
  others: string[];
  hasVersion: boolean;
  /** Whether rows are created by inserts into the table. */
  canCreate: boolean;
}

/** Returns the columns of a part of a table's type, by name. */
function columnsIn(table: string, part: 'Row' | 'Insert' | 'Update'): Map<string, string> {
  const body = new RegExp(`^ {8}${part}: \\{\\n([^]*?)^ {8}\\};`, 'm').exec(table)?.[1] ?? '';
  return new Map([...body.matchAll(/^ {10}(\w+)\??: (.+);$/gm)].map(([, name, type]) => [name!, type!]));
}

function kindOf(name: string, type: string): TableColumn['kind'] | null {
  if (type === 'boolean') return 'flag';
  if (type === 'number') return 'number';
  // Foreign keys need a relation field, which is not generated.
  if (type !== 'string' || name.endsWith('_id')) return null;
  return name.endsWith('_at') ? 'moment' : name.endsWith('_on') ? 'date' : 'text';
}

/** Reads a table's columns from the generated types below `root`. @throws Error for an unknown table */
export async function shapeOf(table: string, root: string): Promise<TableShape> {
  const source = await readFile(path.join(root, TYPES), 'utf8');
  const type = new RegExp(`^ {6}${table}: \\{\\n([^]*?)^ {6}\\};`, 'm').exec(source)?.[1];
  if (type === undefined) throw new Error(`${TYPES} has no table or view ${table}`);
  const [rows, inserted, updated] = (['Row', 'Insert', 'Update'] as const).map((part) => columnsIn(type, part));
  const columns: TableColumn[] = [];
  const others: string[] = [];
  for (const [name, written] of rows!) {
    const isTranslation = TRANSLATIONS.some((suffix) => name.endsWith(suffix) && rows!.has(name.slice(0, -3)));
    if (OWN.includes(name) || isTranslation) continue;
    const isNullable = written.endsWith(' | null');
    const kind = kindOf(name, written.replace(/ \| null$/, ''));
    if (kind === null) others.push(name);
    else {
      const isTranslated = TRANSLATIONS.every((suffix) => updated!.has(name + suffix));
      columns.push({ name, kind, isNullable, isWritten: updated!.has(name), isTranslated });
    }
  }
  return { columns, others, hasVersion: rows!.has('version'), canCreate: inserted!.size > 0 };
}
