import { addressOf } from '../http/address';
import type { App, Deps } from '../service';
import { callerIp } from './caller-ip';

/** `GET /api/ip` → the caller's IP address as text (spec §7). */
export function registerIp(app: App, { config }: Deps): void {
  app.get(
    '/api/ip',
    { config: { access: 'public', token: 'ignored' }, schema: { summary: 'The IP address of the caller, as text' } },
    async (request, reply) => {
      const address = await callerIp(addressOf(request), config);
      return reply.type('text/plain; charset=utf-8').send(address);
    },
  );
}
