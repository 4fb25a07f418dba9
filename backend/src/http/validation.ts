import { FIELD_ERRORS, type FieldError } from '@arbora/domain';
import type { FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { AppError } from './errors';

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Types `request.body`, `.query`, `.params` and `.headers` by the route's valibot schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends AnySchema ? v.InferOutput<this['schema']> : unknown;
  serializer: unknown;
}

interface CompiledPart {
  schema: unknown;
  method?: string;
  url?: string;
  httpPart?: string;
}

/**
 * Fastify's validator compiler for valibot schemas. A body schema that silently drops unknown fields is refused at
 * start: `v.strictObject` answers them with 400, so that a misspelt field is noticed.
 */
export function compileValidator({ schema, method, url, httpPart }: CompiledPart) {
  if (!isSchema(schema)) throw new Error(`${method} ${url}: the ${httpPart} schema is not a valibot schema`);
  if (httpPart === 'body' && schema.type === 'object') {
    throw new Error(`${method} ${url}: the body schema must be a v.strictObject`);
  }
  return (input: unknown): { value: unknown } | { error: Error } => {
    const result = v.safeParse(schema, input);
    if (result.success) return { value: result.output };
    return { error: invalidRequest(result.issues) };
  };
}

/** The 400 response of failed validation; `fields` has the first problem of each path. */
export function invalidRequest(issues: readonly v.BaseIssue<unknown>[]): AppError {
  const fields = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!fields.has(path)) fields.set(path, fieldErrorOf(issue));
  }
  return new AppError('request.invalid', { fields: Object.fromEntries(fields) });
}

/** A schema may use the code itself as its message; otherwise the kind of issue decides. */
function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  if ((FIELD_ERRORS as readonly string[]).includes(issue.message)) return issue.message as FieldError;
  if (issue.expected === 'never') return 'invalid';
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  if (issue.type === 'max_length') return 'too_long';
  if (issue.type === 'email') return 'email';
  return 'invalid';
}

function isSchema(schema: unknown): schema is AnySchema {
  return typeof schema === 'object' && schema !== null && '~standard' in schema;
}
