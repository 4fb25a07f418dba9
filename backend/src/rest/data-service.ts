import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { ROLE } from '@arbora/domain';
import { limitKey } from '../http/address';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import type { Answer } from './answer';
import type { Catalog, Resource } from './catalog';
import type { ApiDeclaration } from './declaration';
import { fairShare, NoShareError, type ShareLimits } from '../http/fair-share';
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
 * What one caller is served at a time by this instance: half its connections for those without a login at one address,
 * a quarter for a person, whose share is his own wherever he is, so that strangers behind the same address (many, where
 * a telephone network has one for all) do not take it. Nobody takes all with both. Reads of pages that this process renders
 * are not counted: rendering has limits of its own.
 */
const STRANGER: ShareLimits = { running: 8, waiting: 200, patience: 5000 };
const SHARES = { stranger: STRANGER, person: { ...STRANGER, running: 4 } };

/** Longer than any query of the site, short of what proxies cut off. */
const MAX_URL = 8192;

export interface DataServiceOptions {
  /** Base path, such as `/api/rest`. */
  prefix: string;
  declaration: ApiDeclaration;
  /** Honour `Prefer: tx=rollback`. For tests. */
  allowRollback?: boolean;
  /** What each stranger's address and each person is served at a time. For benchmarks. */
  shares?: { stranger: ShareLimits; person: ShareLimits };
}

/**
 * Serves the declared part of a schema in the PostgREST dialect below `prefix`. Everything is asked of the database
 * under the caller's role: who may do what is decided there.
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
      // Row security admits writers, and POST calls functions that only read.
      config: { access: 'public', standing: 'unchecked', catalog: { prefix, catalog } },
      handler: async (request, reply) => {
        if (isInProcess(request)) return send(reply, await answer(request));
        const { claims } = request.caller;
        const work = () => answer(request);
        return send(reply, await (claims ? persons(claims.sub, work) : strangers(limitKey(request), work)));
      },
    });
  });

  async function answer(raw: FastifyRequest): Promise<Answer> {
    if (raw.url.length > MAX_URL) throw tooLarge(`the URL is longer than ${MAX_URL} characters`, 414);
    const [path = '', search = ''] = splitUrl(raw.url);
    const name = path.slice(prefix.length + 1);
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
      // What the database would find wrong comes after what is wrong with the headers.
      throw refusal !== null && isOfDatabase(error) ? refusal : error;
    }
  }

  function operate(resource: Resource, request: Request, run: Run): Promise<Answer> {
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

  function callFunction(name: string, request: Request, run: Run): Promise<Answer> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
    }
    return call(catalog, name, request, run);
  }
}

/** A request, and what is wrong with its headers, which is told when nothing is wrong with the rest of it. */
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
    // A range is asked of GET alone, as HTTP has it.
    range: method === 'GET' ? headers.range : undefined,
  };
  return { request, refusal: negotiated.refusal ?? refusal };
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

function isOfDatabase(error: unknown): boolean {
  return error instanceof RestError && SQLSTATE.test(error.code);
}

function splitUrl(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}

/** Refusals in the shape that PostgREST clients expect. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRestError(error, request);
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
  if (error instanceof NoShareError) {
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

/** Tokens are refused before the request comes here, in the words of the other services. */
function fromApp(error: AppError): RestError {
  if (error.code === 'auth.token_expired') return new RestError(401, 'PGRST301', 'JWT expired');
  if (error.code === 'auth.token_invalid') return new RestError(401, 'PGRST301', 'JWSError JWSInvalidSignature');
  return new RestError(error.statusCode, error.code, error.message);
}
