import { RestError } from '../rest-error';

const BASE: ReadonlySet<string> = new Set([
  'text', 'varchar', 'character varying', 'char', 'bpchar', 'citext', 'name', 'uuid', 'bool', 'boolean',
  'int', 'integer', 'int2', 'int4', 'int8', 'smallint', 'bigint', 'numeric', 'decimal',
  'real', 'float', 'float4', 'float8', 'double precision', 'money', 'json', 'jsonb',
  'date', 'time', 'timetz', 'timestamp', 'timestamptz', 'time with time zone', 'time without time zone',
  'timestamp with time zone', 'timestamp without time zone', 'interval', 'inet',
]); // oxfmt-ignore

/**
 * Returns a type that a select list may cast to: a common one, or one of a declared column. Type names go into the
 * statement verbatim, hence the closed list.
 */
export function castType(name: string, types: ReadonlySet<string>): string {
  const type = name.toLowerCase();
  if (!BASE.has(type) && !types.has(type)) throw new RestError(400, '42704', `type "${name}" does not exist`);
  return type;
}
