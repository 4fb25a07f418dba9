import { toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';

export type JsonSchema = Record<string, unknown>;

/** The input of a valibot schema as JSON schema; rules that JSON schema cannot express are omitted. */
export function jsonSchemaOf(schema: unknown): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema as BaseSchema<unknown, unknown, BaseIssue<unknown>>, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return described as JsonSchema;
}

/** JSON schemas of the JSON values of column types. */
const TYPES: Readonly<Record<string, JsonSchema>> = {
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  smallint: { type: 'integer' },
  bigint: { type: 'integer' },
  numeric: { type: 'number' },
  'double precision': { type: 'number' },
  json: {},
  jsonb: {},
};

/** JSON schema of a PostgreSQL type named by `format_type`; unknown types count as text. */
export function jsonSchemaOfType(type: string): JsonSchema {
  if (type.endsWith('[]')) return { type: 'array', items: jsonSchemaOfType(type.slice(0, -2)) };
  return TYPES[type] ?? { type: 'string' };
}

/** Makes the schema nullable. */
export function orNull(schema: JsonSchema): JsonSchema {
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema;
}
