/** TypeScript types of column types, for their values in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  inet: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  json: 'unknown',
  jsonb: 'unknown',
};

/**
 * Returns the TypeScript type of a PostgreSQL type as named by `format_type`.
 * @param what names the column in the error
 * @throws Error for an unmapped type
 */
export function valueType(type: string, what: string): string {
  if (type.endsWith('[]')) return `${valueType(type.slice(0, -2), what)}[]`;
  const found = TYPES[type];
  if (found === undefined) throw new Error(`${what} has the type ${type}, for which no TypeScript type is known`);
  return found;
}

/** The type of a nullable value. */
export function orNull(type: string): string {
  return type === 'unknown' || /\| null$/.test(type) ? type : `${type} | null`;
}
