import fastifyStatic from '@fastify/static';
import { AppError } from '../http/errors';
import { INSTALLATION } from '../installation';
import type { Service } from '../service';
import { DOCS_POLICY, docsPage, START } from './page';

const FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

/** `/api/docs`: Swagger UI; `/api/docs/json`: the OpenAPI document. In production only with `API_DOCS`. */
export const docsService: Service = {
  name: 'docs',
  async register(app, { config, database }) {
    if (!config.apiDocs) return;
    await app.register(fastifyStatic, { root: INSTALLATION.docsDir, serve: false });
    const open = { access: 'public', token: 'ignored' } as const;
    app.get('/api/docs', { config: open, schema: { hide: true } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', DOCS_POLICY)
        .send(docsPage(`${config.brand.name} API`)),
    );
    app.get('/api/docs/start.js', { config: open, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(START),
    );
    app.get('/api/docs/assets/:file', { config: open, schema: { hide: true } }, (request, reply) => {
      const { file } = request.params as { file: string };
      if (!FILES.has(file)) throw new AppError('not_found');
      return reply.header('cache-control', 'public, max-age=3600').sendFile(file, { cacheControl: false });
    });
    app.get(
      '/api/docs/json',
      { config: open, schema: { summary: 'The OpenAPI document of everything below /api' } },
      async (_request, reply) => {
        const document = await database.asService((client) => app.describeApi(client));
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(document));
      },
    );
  },
};
