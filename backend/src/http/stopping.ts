import type { App } from '../service';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `begun`: the process is about to end; it still serves, but asks to be sent nothing more. `closing`: it takes no
     * more requests.
     */
    stopping: { begun: boolean; closing: boolean };
  }
}

/**
 * Lets the server close as soon as it has answered: connections that clients keep open for their next request would
 * hold it up until they run out. Closing waits for them by itself only where they are idle when it begins. Before that
 * an idle connection stays open: its client's next request may be on the way, and would be reset.
 */
export function leaveNoConnections(app: App): void {
  app.decorate('stopping', { begun: false, closing: false });
  app.addHook('preClose', async () => {
    app.stopping.begun = true;
    app.stopping.closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.stopping.begun) reply.header('connection', 'close');
  });
  // Answers whose headers had left before.
  app.addHook('onResponse', async () => {
    if (app.stopping.closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
