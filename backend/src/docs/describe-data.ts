import type { ApiFunction, Catalog, Resource } from '../rest/catalog';
import type { Nullable } from '../rest/load-nullable';
import { jsonSchemaOfType, orNull, type JsonSchema } from './json-schema';

type Operation = Record<string, unknown>;
export type Paths = Record<string, Record<string, Operation>>;

/** OpenAPI paths of the resources and functions of a data service, below its base path. */
export function describeData(prefix: string, catalog: Catalog, nullable: Nullable = new Map()): Paths {
  const paths: Paths = {};
  for (const resource of catalog.resources.values())
    paths[`${prefix}/${resource.name}`] = resourcePath(resource, prefix, nullable);
  for (const fn of catalog.functions.values()) paths[`${prefix}/rpc/${fn.name}`] = functionPath(fn, prefix, nullable);
  return paths;
}

function resourcePath(resource: Resource, prefix: string, nullable: Nullable): Record<string, Operation> {
  const { name, grants } = resource;
  const tags = [prefix];
  const columns = columnSchema(resource, nullable);
  const filters = [...resource.columns.values()].map(({ name: column, type }) => ({
    name: column,
    in: 'query',
    description: `Condition such as \`eq.…\` on a value of type ${type}`,
    schema: { type: 'string' },
  }));
  const list = { type: 'array', items: columns };
  const operations: Record<string, Operation | false> = {
    get: {
      summary: `Rows of ${name}`,
      parameters: [...filters, ...READ_PARAMETERS],
      responses: { 200: json('The rows', list), 206: json('A page of the rows that were counted', list), ...REFUSED },
    },
    post: grants.insert && {
      summary: `Adds rows to ${name}`,
      parameters: WRITE_PARAMETERS,
      requestBody: { content: { 'application/json': { schema: { oneOf: [columns, list] } } } },
      responses: { 201: { description: 'Added' }, ...REFUSED },
    },
    patch: grants.update && {
      summary: `Changes rows of ${name}`,
      parameters: [...filters, ...WRITE_PARAMETERS],
      requestBody: { content: { 'application/json': { schema: columns } } },
      responses: { 200: json('The changed rows', list), 204: { description: 'Changed' }, ...REFUSED },
    },
    delete: grants.delete && {
      summary: `Deletes rows of ${name}`,
      parameters: [...filters, ...WRITE_PARAMETERS],
      responses: { 200: json('The deleted rows', list), 204: { description: 'Deleted' }, ...REFUSED },
    },
  };
  return Object.fromEntries(
    Object.entries(operations).flatMap(([method, operation]) => (operation ? [[method, { tags, ...operation }]] : [])),
  );
}

function functionPath(fn: ApiFunction, prefix: string, nullable: Nullable): Record<string, Operation> {
  const properties = Object.fromEntries(fn.args.map(({ name, type }) => [name, jsonSchemaOfType(type)]));
  const required = fn.args.filter((argument) => argument.required).map(({ name }) => name);
  const body: JsonSchema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  const row = fn.returns === 'rows' ? columnSchema(fn.shape, nullable) : {};
  const result = fn.isSet ? { type: 'array', items: row } : row;
  const answer = fn.returns === 'void' ? { 204: { description: 'Done' } } : { 200: json('The result', result) };
  const post = {
    tags: [prefix],
    summary: `Calls ${fn.name}`,
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { ...answer, ...REFUSED },
  };
  return { post };
}

/** Columns of functions that return no resource may all be null. */
function columnSchema({ name, columns }: Resource, nullable: Nullable): JsonSchema {
  const isNullable = (column: string) => nullable.get(name)?.has(column) ?? true;
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...columns.values()].map(({ name: column, type }) => [
        column,
        isNullable(column) ? orNull(jsonSchemaOfType(type)) : jsonSchemaOfType(type),
      ]),
    ),
  };
}

function json(description: string, schema: JsonSchema): Operation {
  return { description, content: { 'application/json': { schema } } };
}

const query = (name: string, description: string) => ({ name, in: 'query', description, schema: { type: 'string' } });
const header = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });

const SELECT = query('select', 'Columns and embedded resources: `id,name,product(name)`');
const READ_PARAMETERS = [
  SELECT,
  query('order', '`name,created_at.desc`'),
  query('limit', 'Maximum number of rows'),
  query('offset', 'Number of rows to skip'),
  query('or', 'Alternatives: `(name.ilike.*a*,id.eq.…)`'),
  header('Range', 'Window of rows: `0-49`'),
  header('Prefer', '`count=exact`'),
];
const WRITE_PARAMETERS = [SELECT, header('Prefer', '`return=representation`, `resolution=merge-duplicates`')];

const REFUSED = Object.fromEntries(
  [
    [400, 'A request or value that is not valid: PGRST1xx or an SQLSTATE'],
    [401, 'PGRST301 for a token that is not valid, 42501 if the resource requires a login'],
    [403, '42501: not allowed to this caller'],
    [404, '42P01, PGRST202: no such resource or function'],
    [409, 'In conflict with other rows: 23503, 23505'],
  ].map(([status, description]) => [
    status,
    json(String(description), {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' }, details: {}, hint: { type: 'string' } },
    }),
  ]),
);
