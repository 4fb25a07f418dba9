import { clientIp, limitKey } from '../http/client-ip';
import type { App, Deps } from '../service';
import { createIpLookup } from './caller-ip';

/** `GET /api/ip` → the caller's IP address as text (spec §7). */
export function registerIp(app: App, deps: Deps): void {
  const lookUp = createIpLookup(deps);
  app.get(
    '/api/ip',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'The IP address of the caller, as text', errors: ['request.limited'] },
    },
    async (request, reply) => {
      const address = await lookUp({ address: clientIp(request), key: limitKey(request) });
      return reply.type('text/plain; charset=utf-8').send(address);
    },
  );
}
