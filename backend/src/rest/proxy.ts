import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewOf } from '../http/in-process';
import type { App } from '../service';
import { sendError } from './data-service';
import { RestError } from './rest-error';
import { acceptTextBodies } from './text-bodies';

/** Headers that are forwarded with a request, and with the response. */
const REQUEST_HEADERS = [
  'accept', 'accept-profile', 'authorization', 'content-profile', 'content-type', 'idempotency-key', 'prefer', 'range',
  'range-unit',
]; // oxfmt-ignore
const RESPONSE_HEADERS = ['content-location', 'content-range', 'content-type', 'location', 'preference-applied'];

/** Longer than any query of the site, shorter than the timeout of common proxies. */
const TIMEOUT_MS = 20_000;

/**
 * Forwards requests below `prefix` to a PostgREST at `origin`, which uses the same database and keys, in place of our
 * own data service. It exposes the whole schema, as far as the database grants it.
 */
export async function registerProxy(app: App, { prefix, origin }: { prefix: string; origin: string }): Promise<void> {
  await app.register(async (scope) => {
    acceptTextBodies(scope);
    scope.setErrorHandler(sendError);
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url: `${prefix}/*`,
      exposeHeadRoute: false,
      config: { access: 'public', standing: 'unchecked' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const response = await forward(origin + request.url.slice(prefix.length), request);
        return sendResponse(response, reply);
      },
    });
  });
}

function forward(url: string, request: FastifyRequest): Promise<Response> {
  const { id, method, headers, body } = request;
  const preview = previewOf(request);
  const forwarded = REQUEST_HEADERS.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return fetch(url, {
    method,
    headers: {
      ...(Object.fromEntries(forwarded) as Record<string, string>),
      ...(preview && { authorization: `Bearer ${preview.token}` }),
      'x-request-id': id,
    },
    body: typeof body === 'string' && body !== '' ? body : undefined,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new RestError(503, 'PGRST000', 'The data service cannot be reached', { cause });
  });
}

async function sendResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (response.status === 401) reply.header('www-authenticate', 'Bearer');
  const text = await response.text();
  return reply.code(response.status).send(text === '' ? undefined : text);
}
