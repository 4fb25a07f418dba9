import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { ROLE } from '@arbora/domain';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import type { RestResponse } from './response';
import type { Catalog, Resource } from './catalog';
import type { ApiDeclaration } from './declaration';
import { fairShare, ShareExceededError, type ShareLimits } from '../http/fair-share';
import { isInProcess, previewOf } from '../http/in-process';
import { loadCatalog } from './load-catalog';
import { call } from './call';
import { read, recentReads } from './read';
import type { Request, Run } from './request';
import { insert, remove, replace, update } from './write';
import { negotiate } from './parse/media-type';
import { parsePreferences } from './parse/preferences';
import { fromDatabase } from './pg-error';
import { RestError, tooLarge, unknownTable } from './rest-error';
import { acceptTextBodies } from './text-bodies';
import { runAs } from './transaction';
import { unknownResource } from './unknown-resource';

/**
 * Concurrent requests per caller in this instance (bulkhead): half of its connections for an anonymous address, a
 * quarter for a person. A person's share is independent of the address, so anonymous visitors behind the same address
 * (a mobile network shares one) cannot use it up, and both shares together leave connections free. Reads of pages
 * rendered by this process are not counted: rendering has its own limits.
 */
const STRANGER: ShareLimits = { running: 8, waiting: 200, maxWaitMs: 5000 };
const SHARES = { stranger: STRANGER, person: { ...STRANGER, running: 4 } };

/** Longer than any query of the site, shorter than the limit of common proxies. */
const MAX_URL = 8192;

export interface DataServiceOptions {
  /** Base path, such as `/api/rest`. */
  prefix: string;
  declaration: ApiDeclaration;
  /** Honour `Prefer: tx=rollback`. For tests. */
  allowRollback?: boolean;
  /** Concurrent requests per anonymous address and per person. For benchmarks. */
  shares?: { stranger: ShareLimits; person: ShareLimits };
}

/**
 * Serves the declared part of a schema in the PostgREST dialect below `prefix`. Every statement runs under the caller's
 * database role, so access is decided by grants and row security.
 */
export async function registerDataService(app: App, { database }: Deps, options: DataServiceOptions): Promise<void> {
  const { prefix, declaration, allowRollback = false, shares = SHARES } = options;
  const catalog = await database.asService((client) => loadCatalog(client, declaration));
  const recent = recentReads();
  const strangers = fairShare(shares.stranger);
  const persons = fairShare(shares.person);

  await app.register(async (scope) => {
    acceptTextBodies(scope);
    scope.setErrorHandler(sendError);
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url: `${prefix}/*`,
      exposeHeadRoute: false,
      // `standing: unchecked`: row security admits writers, and POST also calls functions that only read.
      config: { access: 'public', standing: 'unchecked', dataService: { prefix, declaration, catalog } },
      handler: async (request, reply) => {
        if (isInProcess(request)) return send(reply, await respond(request));
        const { claims } = request.caller;
        const work = () => respond(request);
        return send(reply, await (claims ? persons(claims.sub, work) : strangers(limitKey(request), work)));
      },
    });
  });

  async function respond(raw: FastifyRequest): Promise<RestResponse> {
    if (raw.url.length > MAX_URL) throw tooLarge(`the URL is longer than ${MAX_URL} characters`, 414);
    const [path = '', search = ''] = splitUrl(raw.url);
    const name = path.slice(prefix.length + 1);
    requireSchema(catalog.schema, raw);
    const { request, refusal } = readRequest(raw, path, search, catalog);
    const run: Run = (statement, runOptions) => {
      if (refusal) throw refusal;
      const rollback = allowRollback && request.preferences.tx === 'rollback';
      return runAs(raw.caller.claims, database.pool, statement, {
        ...runOptions,
        rollback,
        timezone: request.preferences.timezone,
        idempotencyKey: request.idempotencyKey,
        previewedItem: previewOf(raw)?.item,
      });
    };
    const isCall = name.startsWith('rpc/');
    if (name.includes('/', isCall ? 4 : 0)) throw unknownTable(catalog.schema, name);
    try {
      if (isCall) return await callFunction(decodeURIComponent(name.slice(4)), request, run);
      const resource = catalog.resources.get(decodeURIComponent(name));
      if (!resource) throw unknownResource(catalog, decodeURIComponent(name), request);
      return await operate(resource, request, run);
    } catch (error) {
      // Errors in the headers take precedence over errors of the database.
      throw refusal !== null && isOfDatabase(error) ? refusal : error;
    }
  }

  function operate(resource: Resource, request: Request, run: Run): Promise<RestResponse> {
    switch (request.method) {
      case 'POST':
        return insert(catalog, resource, request, run);
      case 'PATCH':
        return update(catalog, resource, request, run);
      case 'PUT':
        return replace(catalog, resource, request, run);
      case 'DELETE':
        return remove(catalog, resource, request, run);
      default:
        return read(catalog, recent, resource, request, run);
    }
  }

  function callFunction(name: string, request: Request, run: Run): Promise<RestResponse> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
    }
    return call(catalog, name, request, run);
  }
}

/** A request and the refusal of its headers, which is reported only if the rest of the request is valid. */
interface ReadRequest {
  request: Request;
  refusal: RestError | null;
}

function readRequest(raw: FastifyRequest, path: string, search: string, { timezones }: Catalog): ReadRequest {
  const { headers, method, body } = raw;
  const prefer = headers['prefer'];
  const { preferences, refusal } = parsePreferences(Array.isArray(prefer) ? prefer.join(',') : prefer, timezones);
  const negotiated = negotiate(headers.accept);
  const request = {
    method,
    search,
    path,
    body: typeof body === 'string' ? body : '',
    idempotencyKey: headers['idempotency-key']?.toString(),
    preferences,
    representation: negotiated.representation,
    // HTTP defines `Range` for GET only.
    range: method === 'GET' ? headers.range : undefined,
  };
  return { request, refusal: negotiated.refusal ?? refusal };
}

/** Throws 406 PGRST106 unless the profile of a read or write, if there is one, is the schema of this service. */
function requireSchema(schema: string, { method, headers }: FastifyRequest): void {
  const profile = headers[READS.has(method) ? 'accept-profile' : 'content-profile'];
  if (profile === undefined || profile === schema) return;
  throw new RestError(406, 'PGRST106', `The schema must be one of the following: ${schema}`);
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const SQLSTATE = /^[0-9A-Z]{5}$/;

function isOfDatabase(error: unknown): boolean {
  return error instanceof RestError && SQLSTATE.test(error.code);
}

function splitUrl(url: string): [string, string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
}

function send(reply: FastifyReply, { status, headers, body }: RestResponse): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}

/** Sends a refusal in the shape that PostgREST clients expect. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRestError(error, request);
  request.refusal = error instanceof AppError ? error.code : refusal.code;
  if (refusal.status >= 500) request.log.error({ err: error, reqId: request.id }, refusal.code);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.body()));
}

function toRestError(error: unknown, { caller }: FastifyRequest): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof DatabaseError) return fromDatabase(error, (caller?.role ?? ROLE.anon) === ROLE.anon);
  if (error instanceof AppError) return fromApp(error);
  if (error instanceof ShareExceededError) {
    return new RestError(429, 'request.limited', 'too many requests at a time', { headers: { 'retry-after': '1' } });
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return tooLarge('the body is too large', 413);
  if (statusCode !== undefined && statusCode < 500) return new RestError(statusCode, 'PGRST102', message ?? '');
  if (error instanceof URIError) return new RestError(400, 'PGRST100', 'the path is not well encoded');
  return new RestError(503, 'PGRST000', 'Could not connect with the database. Retrying the connection.', {
    headers: { 'retry-after': '1' },
    cause: error,
  });
}

/** Tokens are refused before the request gets here, with the error codes of the other services. */
function fromApp(error: AppError): RestError {
  if (error.code === 'auth.token_expired') return new RestError(401, 'PGRST301', 'JWT expired');
  if (error.code === 'auth.token_invalid') return new RestError(401, 'PGRST301', 'JWSError JWSInvalidSignature');
  return new RestError(error.statusCode, error.code, error.message, { headers: error.headers });
}
