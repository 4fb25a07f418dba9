import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../config';
import type { ClientBase } from 'pg';
import type { Catalog } from '../rest/catalog';
import type { ApiDeclaration } from '../rest/declaration';
import { loadNullable, type Nullable } from '../rest/load-nullable';
import { describeData, type Paths } from './describe-data';
import { describeRoute } from './describe-route';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A data service, documented instead of its wildcard route. */
    dataService?: DataService;
  }
  interface FastifyInstance {
    /** Name of the service whose plugin scope this is. */
    serviceName?: string;
    /** All API routes, in order of registration. */
    apiRoutes: ApiRoute[];
    /** Returns the OpenAPI document of all API routes. */
    describeApi: (client: ClientBase) => Promise<OpenApiDocument>;
  }
}

interface DataService {
  prefix: string;
  declaration: ApiDeclaration;
  catalog: Catalog;
}

/** An API route with the name of its service. */
export interface ApiRoute extends RouteOptions {
  service: string;
}

type OpenApiDocument = ReturnType<SwaggerTransformObject>;

/** Routes outside `/api` that other programs call. */
const DOCUMENTED_OUTSIDE_API = new Set(['/healthz', '/readyz', '/metrics', '/registry.json', '/cdn/:key']);

/**
 * Records all routes that are registered afterwards; `app.describeApi()` then returns their OpenAPI document.
 */
export async function registerOpenApi(app: FastifyInstance, { brand, publicOrigin }: Config): Promise<void> {
  const routes: ApiRoute[] = [];
  const dataServices: (DataService & { nullable?: Nullable })[] = [];
  app.decorate('apiRoutes', routes);
  app.decorate('describeApi', async (client) => {
    for (const service of dataServices) service.nullable ??= await loadNullable(client, service.declaration);
    return app.swagger() as OpenApiDocument;
  });
  app.addHook('onRoute', function (this: FastifyInstance, route) {
    if (route.config?.dataService) dataServices.push(route.config.dataService);
    if (isApi(route)) routes.push({ ...route, service: this.serviceName ?? 'operations' });
  });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1' },
      servers: [{ url: publicOrigin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    stripBasePath: false,
    transform: ({ route, url }) => {
      const declared = routes.find((one) => one.url === url && String(one.method) === String(route.method));
      return { url, schema: declared ? describeRoute(declared, declared.service) : { hide: true } };
    },
    transformObject: (document) => {
      const described = 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
      const data = dataServices.map(({ prefix, catalog, nullable }) => describeData(prefix, catalog, nullable));
      return { ...described, paths: Object.assign({}, described.paths, ...data) as Paths } as OpenApiDocument;
    },
  });
}

function isApi({ url, method, schema, config }: RouteOptions): boolean {
  if (schema?.hide === true || config?.dataService !== undefined || method === 'HEAD' || method === 'OPTIONS')
    return false;
  return url !== '/api/*' && (url.startsWith('/api/') || DOCUMENTED_OUTSIDE_API.has(url));
}
