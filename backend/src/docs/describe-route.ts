import { ERROR_STATUS, type ErrorCode } from '@arbora/domain';
import type { FastifySchema, RouteOptions } from 'fastify';
import { standingOf } from '../http/access';
import { BODY_LIMIT } from '../http/json-body';
import { jsonSchemaOf } from './json-schema';

declare module 'fastify' {
  interface FastifySchema {
    /** One-line description of the call. */
    summary?: string;
    /** Error codes specific to the route; those of its access and schemas are added automatically. */
    errors?: readonly ErrorCode[];
    /** Not documented: pages and files are no API. */
    hide?: boolean;
    tags?: readonly string[];
  }
}

/** Error codes of every route. */
const ALWAYS: readonly ErrorCode[] = ['internal', 'unavailable'];

/** All error codes of a route: the declared ones, and those that follow from its access and schemas. */
export function errorsOf({
  config,
  method,
  schema,
  bodyLimit,
}: Pick<RouteOptions, 'config' | 'method' | 'schema' | 'bodyLimit'>) {
  const { access = 'public', token, standing } = config ?? {};
  const { body, querystring, params, errors = [] } = schema ?? {};
  return new Set<ErrorCode>([
    ...errors,
    ...(token === 'ignored' ? [] : (['auth.token_invalid', 'auth.token_expired'] as const)),
    ...(token === 'ignored' || standingOf({ standing, method }) === 'unchecked' ? [] : (['auth.blocked'] as const)),
    ...(access === 'public' ? [] : (['auth.login_required'] as const)),
    ...(Array.isArray(access) ? (['auth.forbidden'] as const) : []),
    ...((body ?? querystring ?? params) ? (['request.invalid'] as const) : []),
    ...(body !== undefined && (bodyLimit ?? BODY_LIMIT) > 0 ? (['request.too_large'] as const) : []),
    ...ALWAYS,
  ]);
}

/** The OpenAPI schema of a route. */
export function describeRoute(route: RouteOptions, tag: string): FastifySchema {
  const { summary, body, querystring, params, headers, hide } = route.schema ?? {};
  if (hide) return { hide };
  const part = (name: string, schema: unknown) => (schema === undefined ? {} : { [name]: jsonSchemaOf(schema) });
  return {
    summary,
    tags: [tag],
    ...part('body', body),
    ...part('querystring', querystring),
    ...part('params', params),
    ...part('headers', headers),
    security: route.config?.token === 'ignored' || route.config?.access === 'public' ? [] : [{ bearer: [] }],
    response: { '2xx': { description: 'Done' }, ...refusals(errorsOf(route)) },
  } as FastifySchema;
}

function refusals(codes: ReadonlySet<ErrorCode>): Record<string, unknown> {
  const statuses = [...new Set([...codes].map((code) => ERROR_STATUS[code]))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const here = [...codes].filter((code) => ERROR_STATUS[code] === status).sort();
      return [status, { description: here.join(', '), ...errorBody(here) }];
    }),
  );
}

function errorBody(codes: readonly ErrorCode[]): object {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: codes },
      message: { type: 'string' },
      details: {},
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
}
