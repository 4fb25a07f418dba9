import type { FastifyInstance, RouteOptions } from 'fastify';

/** `:name` of a route's address, optionally with the expression of its values, as `:locale(^(?:cs|en|pl)$)`. */
const PARAMETER = /:\w+(?:\(\^(.*?)\$\))?/g;
const SPECIAL = /[.+?^${}()|[\]\\]/g;

/** An expression for the paths that a route's address matches. */
function pathsOf(url: string): RegExp {
  let end = 0;
  let source = '';
  const literal = (text: string): string => text.replace(SPECIAL, String.raw`\$&`).replaceAll('*', '.*');
  for (const found of url.matchAll(PARAMETER)) {
    source += `${literal(url.slice(end, found.index))}(?:${found[1] ?? '[^/]+'})`;
    end = found.index + found[0].length;
  }
  return new RegExp(`^${source}${literal(url.slice(end))}$`);
}

/** The methods of all paths, for `OPTIONS *`. */
const WHOLE_SERVER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Addressed {
  paths: RegExp;
  methods: readonly string[];
}

/**
 * Collects the routes that `app` gets from now on, and returns a function from an undecoded URL to the methods of its
 * path, sorted, without OPTIONS; empty for an unknown path. Routes of every method, which answer the rest, do not count.
 * Pages, served at any other path, do not count below `/api/`.
 */
export function collectMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: Addressed[] = [];
  const pages: Addressed[] = [];
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = [method].flat();
    if (methods.includes('OPTIONS')) return;
    (url === '/*' ? pages : routes).push({ paths: pathsOf(url), methods });
  });
  return (url) => {
    if (url === '*') return WHOLE_SERVER;
    const [path = ''] = url.split('?');
    const candidates = path.startsWith('/api/') ? routes : [...routes, ...pages];
    const matching = candidates.filter(({ paths }) => paths.test(path));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  };
}
