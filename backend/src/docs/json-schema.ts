import { toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';

export type JsonSchema = Record<string, unknown>;

/** What a schema takes, as JSON schema; rules that have no word there are left out. */
export function jsonSchemaOf(schema: unknown): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema as BaseSchema<unknown, unknown, BaseIssue<unknown>>, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return described as JsonSchema;
}

/** JSON schemas of column types, as values stand in JSON. */
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

/** JSON schema of a PostgreSQL type as `format_type` writes it; what is not known is a text. */
export function jsonSchemaOfType(type: string): JsonSchema {
  if (type.endsWith('[]')) return { type: 'array', items: jsonSchemaOfType(type.slice(0, -2)) };
  return TYPES[type] ?? { type: 'string' };
}

/** The same for a value that may be null. */
export function orNull(schema: JsonSchema): JsonSchema {
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema;
}
