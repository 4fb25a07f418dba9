/** TypeScript types of column types, as values stand in JSON. */
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
 * The TypeScript type of a PostgreSQL type as `format_type` writes it.
 * @param what names the column in the error
 * @throws Error for a type that is not in the list
 */
export function valueType(type: string, what: string): string {
  if (type.endsWith('[]')) return `${valueType(type.slice(0, -2), what)}[]`;
  const found = TYPES[type];
  if (found === undefined) throw new Error(`${what} has the type ${type}, for which no TypeScript type is known`);
  return found;
}

/** The same for a value that may be null. */
export function orNull(type: string): string {
  return type === 'unknown' || /\| null$/.test(type) ? type : `${type} | null`;
}
