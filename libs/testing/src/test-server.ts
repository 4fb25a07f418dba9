import { configureTransport } from '@arbora/api';
import type { Database } from '@arbora/domain';

export interface TestRequest {
  method: string;
  /** Without query: `/api/rest/booking_event`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
  /** Aborted when the request is cancelled. */
  signal: AbortSignal | undefined;
}

/** JSON with status 200, or a `Response` for anything else. */
export type TestResponse = unknown;
export type TestHandler<Result = TestResponse> = (request: TestRequest) => Result | Promise<Result>;

type Relations = Database['public']['Tables'] & Database['public']['Views'];
/** Complete or partial rows of a table or view, as an array or a page of a list; or an error response. */
type RestResponse<Row> = readonly Partial<Row>[] | TestPage<Partial<Row>> | TestErrorResponse;
/** Response to a read of a table or view, or a function of the request that returns it. */
export type TestRows<Name extends keyof Relations> =
  | RestResponse<Relations[Name]['Row']>
  | TestHandler<RestResponse<Relations[Name]['Row']>>;
type RestRoutes = {
  readonly [Name in keyof Relations & string as `GET /api/rest/${Name}`]?: TestRows<Name>;
};
/**
 * Responses by method and path: `'GET /api/rest/booking_event': [event]`, or a function of the request. Rows of the
 * data service are type-checked against the database's columns.
 */
export type TestRoutes = RestRoutes & Readonly<Record<string, unknown>>;

export interface TestServer {
  /** All requests, in order. */
  requests: TestRequest[];
  /** Requests of one route: `server.sent('POST /api/backend/booking_reservation')`. */
  sent(route: string): TestRequest[];
  /** Adds or replaces routes. */
  on(routes: TestRoutes): void;
}

/** A response with any status; has no rows, so that it fits every row type. */
export type TestErrorResponse = Response & { readonly rows?: never };
/** A page of a list, typed by its rows. */
export type TestPage<Row> = Response & { readonly rows?: readonly Row[] };

/** Creates a response with a status, such as `reply(409, { code: 'booking.capacity', message: '' })`. */
export function reply(
  status: number,
  body: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): TestErrorResponse {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Creates a page of the data service, with the total in `Content-Range`. */
export function replyPage<Row>(rows: readonly Row[], total: number = rows.length): TestPage<Row> {
  return reply(200, rows, { 'content-range': `${rows.length > 0 ? `0-${rows.length - 1}` : '*'}/${total}` });
}

function requestOf(input: RequestInfo | URL, init: RequestInit = {}): TestRequest {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  return {
    method: (init.method ?? 'GET').toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' && init.body !== '' ? (JSON.parse(init.body) as unknown) : undefined,
    signal: init.signal ?? undefined,
  };
}

/** Responds to all requests of `@arbora/api` from `routes` instead of the back end, to unknown ones with 404. */
export function testServer(routes: TestRoutes = {}): TestServer {
  const handlers = new Map<string, TestResponse | TestHandler>(Object.entries(routes));
  const requests: TestRequest[] = [];

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = requestOf(input, init);
    requests.push(request);
    const name = `${request.method} ${request.path}`;
    if (!handlers.has(name)) return reply(404, { code: 'not_found', message: `The test has no route ${name}` });
    const route = handlers.get(name);
    const response: unknown = typeof route === 'function' ? await (route as TestHandler)(request) : route;
    return response instanceof Response ? response.clone() : reply(200, response);
  }

  configureTransport({ fetch: respond });
  return {
    requests,
    sent: (route) => requests.filter(({ method, path }) => `${method} ${path}` === route),
    on: (more) => Object.entries(more).forEach(([name, route]) => handlers.set(name, route)),
  };
}
