import type { Client } from 'pg';
import ts from 'typescript';
import type { ResourceDeclaration } from '../../src/rest/declaration';
import { loadNullable } from '../../src/rest/load-nullable';
import { atRestApi, restApi } from '../../src/rest/resources/declarations';
import { valueType } from '../../src/types/value-types';
import { describeStatement, type Described } from './describe-statement';
import type { StaticQuery } from './static-queries';

export interface Catalogue {
  /** Type names by oid. */
  types: ReadonlyMap<number, string>;
  /** `relation.column` by `oid.number`, of nullable columns. */
  nullable: ReadonlyMap<string, string>;
  /** Name by `oid.number` of each column in `Database` or `PrivateTables`. */
  typed: ReadonlyMap<string, string>;
}

/** Files that declare column types. */
const TYPES_OF_COLUMNS = /\/(?:domain\/src\/database\/database|backend\/src\/database\/private\/private-tables)\.ts$/;

/** Further types that the driver returns as texts. */
const AS_TEXT = /^(character varying|name|interval|"char"|reg\w+)$/;

/** Reads types and nullability from the database; for columns of a view as the data services type them. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid, format_type(oid, null) as name from pg_type',
  );
  const columns = await client.query<{
    key: string;
    schema: string;
    table: string;
    name: string;
    kind: string;
    is_set: boolean;
  }>(
    `select attrelid || '.' || attnum as key, relnamespace::regnamespace::text as schema, relname as table, attname as name,
       relkind as kind, attnotnull as is_set
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace in ('public'::regnamespace, 'app_private'::regnamespace) and relkind in ('r', 'v')
       and attnum > 0 and not attisdropped`,
  );
  const resources: Readonly<Record<string, ResourceDeclaration>> = { ...restApi.resources, ...atRestApi.resources };
  const nullable = new Map([...(await loadNullable(client, restApi)), ...(await loadNullable(client, atRestApi))]);
  const mayBeNull = columns.rows.filter(
    ({ kind, table, name, is_set: isSet }) => !isSet && (kind === 'r' || nullable.get(table)?.has(name) === true),
  );
  const typed = columns.rows.filter(({ schema, kind, table, name }) =>
    schema === 'public' ? table in resources && resources[table]?.hidden?.includes(name) !== true : kind === 'r',
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    nullable: new Map(mayBeNull.map(({ key, table, name }) => [key, `${table}.${name}`])),
    typed: new Map(typed.map(({ key, name }) => [key, name])),
  };
}

/** Finds errors in a query: in the statement itself, its values, or the type of its rows. */
export async function faultsOf(
  query: StaticQuery,
  checker: ts.TypeChecker,
  client: Client,
  catalogue: Catalogue,
): Promise<string[]> {
  const faults: string[] = [];
  for (const text of query.texts ?? []) {
    try {
      const described = await describeStatement(client, text);
      faults.push(...faultsOfValues(query, checker, described, catalogue));
      if (query.row !== null) faults.push(...faultsOfRow(query.row, checker, described, catalogue));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return [...new Set(faults)].map((fault) => `${query.place}: ${fault}`);
}

function faultsOfRow(
  row: ts.Type,
  checker: ts.TypeChecker,
  { columns }: Described,
  { types, nullable, typed }: Catalogue,
): string[] {
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const { name } = property;
    const column = columns.find((one) => one.name === name);
    if (column === undefined) return property.flags & ts.SymbolFlags.Optional ? [] : [`no column ${name}`];
    const type = checker.getTypeOfSymbol(property);
    const sqlType = types.get(column.dataTypeID) ?? '';
    const place = nullable.get(`${column.tableID}.${column.columnID}`);
    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), type);
    // On the optional side of a left join a column may be null although the table forbids it.
    const isJoined = isNullable && place === undefined;
    const isByHand =
      !isJoined && !property.declarations?.some((one) => TYPES_OF_COLUMNS.test(one.getSourceFile().fileName));
    return [
      ...(suits(checker, type, sqlType) ? [] : [`${name} is ${sqlType}, not ${checker.typeToString(type)}`]),
      ...(place === undefined || isNullable ? [] : [`${name} may be null (${place})`]),
      ...(isByHand && typed.get(`${column.tableID}.${column.columnID}`) === name ? [`${name} is typed by hand`] : []),
    ];
  });
}

function faultsOfValues(
  { values }: StaticQuery,
  checker: ts.TypeChecker,
  { parameters }: Described,
  { types }: Catalogue,
): string[] {
  if (values === null) return [];
  if (values.length !== parameters.length) return [`${parameters.length} parameters, ${values.length} values`];
  return values.flatMap((type, index) => {
    const sqlType = types.get(parameters[index]!) ?? '';
    return suits(checker, type, sqlType) ? [] : [`$${index + 1} is ${sqlType}, not ${checker.typeToString(type)}`];
  });
}

/**
 * Whether a TypeScript type, ignoring null, matches the values that the driver returns or accepts for a PostgreSQL
 * type.
 */
function suits(checker: ts.TypeChecker, type: ts.Type, sqlType: string): boolean {
  const value = checker.getNonNullableType(type);
  if (value.flags & (ts.TypeFlags.Never | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return true;
  if (value.flags & ts.TypeFlags.Any) return false;
  if (sqlType === 'json' || sqlType === 'jsonb' || sqlType === 'void') return true;
  if (sqlType === 'bytea') return value.symbol?.name === 'Buffer';
  if (sqlType.endsWith('[]')) {
    const [element] = checker.isArrayType(value) ? checker.getTypeArguments(value as ts.TypeReference) : [];
    return element !== undefined && suits(checker, element, sqlType.slice(0, -2));
  }
  if (AS_TEXT.test(sqlType)) return checker.isTypeAssignableTo(value, checker.getStringType());
  const base = { string: checker.getStringType(), number: checker.getNumberType(), boolean: checker.getBooleanType() }[
    valueType(sqlType, 'a statement')
  ];
  return base !== undefined && checker.isTypeAssignableTo(value, base);
}
