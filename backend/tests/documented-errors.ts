import type { ErrorCode } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import { errorsOf } from '../src/docs/describe-route';
import type { ApiRoute } from '../src/docs/openapi';

/** Throws if a route answers with an error code that is missing in the API documentation. */
export function refuseUndocumented(
  routes: readonly ApiRoute[],
  method: string,
  url: string,
  answer: LightMyRequestResponse,
): void {
  if (answer.statusCode < 400 || !answer.headers['content-type']?.toString().includes('json')) return;
  const route = routes.find((one) => [one.method].flat().includes(method) && patternOf(one.url).test(url));
  const { code } = answer.json<{ code?: ErrorCode }>();
  if (route === undefined || code === undefined || errorsOf(route).has(code)) return;
  throw new Error(`${method} ${route.url} answers ${code}: add '${code}' to \`errors\` in the schema of the route`);
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);
}
