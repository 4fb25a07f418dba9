import type { App } from '../service';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `begun`: the process is about to end; it still serves but asks clients to open no further requests. `closing`: it
     * accepts no more requests.
     */
    stopping: { begun: boolean; closing: boolean };
  }
}

/**
 * Lets the server close as soon as all requests are answered: keep-alive connections would delay it until they time
 * out, as `close` only ends those that are idle when it begins. Before that an idle connection stays open: the client's
 * next request may already be on its way and would be reset.
 */
export function closeConnectionsOnStop(app: App): void {
  app.decorate('stopping', { begun: false, closing: false });
  app.addHook('preClose', async () => {
    app.stopping.begun = true;
    app.stopping.closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.stopping.begun) reply.header('connection', 'close');
  });
  // Responses whose headers were already sent without `connection: close`.
  app.addHook('onResponse', async () => {
    if (app.stopping.closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
