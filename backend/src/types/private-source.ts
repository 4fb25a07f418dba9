import type { ClientBase } from 'pg';
import { object } from './source';
import { orNull, valueType } from './value-types';

/** Types by `table.column`, without null, that narrow the database type: unions of values, shapes of JSON. */
const NARROWER: Readonly<Record<string, string>> = {
  'company_cache.subject': 'CompanySubject',
  'mail.locale': 'Locale',
  'mail.payload': 'Record<string, unknown>',
  'newsletter.letter': 'Record<string, unknown>',
  'signing_key.private_jwk': 'JWK',
  'signing_key.public_jwk': 'JWK',
  'subscription_request.locale': 'Locale',
};

const HEADER = `/**
 * Tables of \`app_private\`, for services only, with rows as returned by the driver. Written by
 * private-tables.test.ts from the catalogue of the database and \`private-source.ts\`: after a change of either run it
 * with UPDATE_TYPES=1.
 */
import type { CompanySubject, Locale } from '@arbora/domain';
import type { JWK } from 'jose';
`;

interface TableColumn {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
}

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, null) as type, not attnotnull as is_nullable
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'app_private'::regnamespace and relkind in ('r', 'p')
  order by relname collate "C", attnum`;

/**
 * Generates the source of `private-tables.ts`.
 * @throws Error for an unmapped column type, or a narrowed type of a column that does not exist
 */
export async function privateSource(client: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<TableColumn>(COLUMNS);
  const columns = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const stray = Object.keys(NARROWER).find((column) => !columns.has(column));
  if (stray !== undefined) throw new Error(`there is no column app_private.${stray}`);
  const tables = [...new Set(rows.map(({ table }) => table))].map((name) => ({
    name,
    type: rows.filter(({ table }) => table === name).map(columnMember),
  }));
  return `${HEADER}\nexport interface PrivateTables ${object(tables, '')}\n`;
}

function columnMember({ table, name, type, is_nullable: isNullable }: TableColumn) {
  const column = `${table}.${name}`;
  const typeName = NARROWER[column] ?? (type === 'bytea' ? 'Buffer' : valueType(type, `column ${column}`));
  return { name, type: isNullable ? orNull(typeName) : typeName };
}
