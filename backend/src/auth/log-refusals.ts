import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { Database } from '../database/database';
import { limitKey } from '../http/client-ip';
import { isInProcess } from '../http/in-process';
import { tryCountCall, type RateLimit } from '../http/rate-limit';
import { logAuthEvent } from './auth-log';

declare module 'fastify' {
  interface FastifyRequest {
    /** Error code of the response; null unless the request was refused by an error handler. */
    refusal: string | null;
  }
}

const HOUR_SECONDS = 3600;
/** One event per person (or address), route and hour over all instances. */
const LOGGED: RateLimit = { scope: 'refusal.logged', max: 1, windowSeconds: HOUR_SECONDS };
const REFUSED = new Set([401, 403, 429]);

/** Refusals of ordinary use, and those that their routes log with the account's address. */
const NOT_LOGGED: ReadonlySet<string> = new Set([
  'auth.token_expired',
  'auth.bad_credentials',
  'auth.code_invalid',
  'auth.passkey_invalid',
  'auth.second_factor_required',
]);
const ROUTES_WITH_OWN_EVENTS: ReadonlySet<string> = new Set(['/api/auth/login', '/api/auth/refresh']);

/** Events of anonymous callers per hour and instance: beyond it the log would grow with the number of addresses. */
const STRANGERS_PER_HOUR = 500;

/** Refusals of a caller at a route since the last event. */
interface Seen {
  loggedAt: number;
  count: number;
}

/**
 * Counts refused requests in `arbora_refused_total`, and logs missing rights (`access_refused`) and exceeded limits
 * (`limit_exceeded`) once an hour per caller and route, with the number of refusals since the last event. Repetitions
 * are counted in memory: a refused request must not cost a write.
 */
export function logRefusals(app: FastifyInstance, database: Database): void {
  const refused = new Counter({
    name: 'arbora_refused_total',
    help: 'Requests refused with status 401, 403 or 429, by error code',
    labelNames: ['code'] as const,
    registers: [app.metrics.registry],
  });
  const seen = new LRUCache<string, Seen>({ max: 10_000 });
  const pending = new Set<Promise<void>>();
  let strangers = { hour: 0, count: 0 };

  app.decorateRequest('refusal', null);
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (REFUSED.has(statusCode)) note(request, statusCode);
    done();
  });
  app.addHook('onClose', async () => void (await Promise.all(pending)));

  function note(request: FastifyRequest, status: number): void {
    const code = request.refusal ?? String(status);
    refused.inc({ code });
    const { url } = request.routeOptions;
    if (url === undefined || NOT_LOGGED.has(code) || ROUTES_WITH_OWN_EVENTS.has(url) || isInProcess(request)) return;
    const person = request.caller?.claims ?? null;
    const who = person?.sub ?? limitKey(request);
    const route = `${request.method} ${routeOf(request, url)}`;
    const count = countSinceEvent(`${route} ${who}`);
    if (count === null || (person === null && !takeStranger())) return;
    const event = status === 429 ? 'limit_exceeded' : 'access_refused';
    const writing = write(request, { event, route, who, code, count }).finally(() => pending.delete(writing));
    pending.add(writing);
  }

  /** Null while an event of this hour exists, otherwise the number of refusals that the next event stands for. */
  function countSinceEvent(key: string): number | null {
    const entry = seen.get(key);
    const now = Date.now();
    if (entry === undefined || now - entry.loggedAt >= HOUR_SECONDS * 1000) {
      seen.set(key, { loggedAt: now, count: 0 });
      return (entry?.count ?? 0) + 1;
    }
    entry.count += 1;
    return null;
  }

  function takeStranger(): boolean {
    const hour = Math.floor(Date.now() / 1000 / HOUR_SECONDS);
    if (strangers.hour !== hour) strangers = { hour, count: 0 };
    strangers.count += 1;
    return strangers.count <= STRANGERS_PER_HOUR;
  }

  async function write(request: FastifyRequest, { event, route, who, code, count }: RefusalEvent): Promise<void> {
    try {
      if ((await tryCountCall(database, LOGGED, `${route} ${who}`)) > 0) return;
      const { sub, email } = request.caller?.claims ?? {};
      await logAuthEvent(database, request, { event, personId: sub, email, details: { route, code, count } });
    } catch (err) {
      request.log.warn({ err, route }, 'a refusal could not be logged');
    }
  }
}

interface RefusalEvent {
  event: 'access_refused' | 'limit_exceeded';
  route: string;
  who: string;
  code: string;
  count: number;
}

/** The route's pattern; of a data service with the declared resource, because one pattern serves all of them. */
function routeOf({ url, routeOptions }: FastifyRequest, pattern: string): string {
  const service = routeOptions.config.dataService;
  if (service === undefined) return pattern;
  const name = url.slice(service.prefix.length + 1).split('?')[0] ?? '';
  return service.catalog.resources.has(name) ? `${service.prefix}/${name}` : pattern;
}
