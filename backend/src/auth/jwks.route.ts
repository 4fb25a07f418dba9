import type { App } from '../service';

/** `GET /api/auth/jwks.json`: the public keys for verifying access tokens. */
export function registerJwks(app: App): void {
  app.get(
    '/api/auth/jwks.json',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'The public keys that access tokens are checked with' },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      await app.keys.refresh();
      return app.keys.jwks();
    },
  );
}
