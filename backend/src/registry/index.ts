import type { Registry } from '@arbora/registry';
import { canariesOf } from '../canaries/canaries-of';
import { AppError } from '../http/errors';
import { isUnchanged } from '../http/etag';
import type { Service } from '../service';
import { deployedSite } from './deployed-site';

/** The registry without the properties that only the server needs. */
function publicRegistry({ canaries: _canaries, variant: _variant, ...registry }: Registry): Registry {
  return registry;
}

/** `/registry.json`: the deployed builds; the shell polls it for new ones (spec §7). */
export const registryService: Service = {
  name: 'registry',
  register(app, { database }) {
    const deployment = deployedSite(app.registryFile);
    app.get(
      '/registry.json',
      {
        config: { access: 'public', token: 'ignored' },
        schema: { summary: 'What is deployed: remotes, versions, route rules', errors: ['not_found'] },
      },
      async (request, reply) => {
        const registry = deployment.registry(await canariesOf(database, request, deployment.registry()));
        // Sent rather than thrown, because an error would be logged on each request; the broken file has been logged
        // once.
        if (!registry && app.registryFile.isBroken()) return reply.code(503).send(new AppError('unavailable').body());
        if (!registry) throw new AppError('not_found', { message: 'nothing is deployed' });
        const etag = `"${registry.build}"`;
        void reply.header('cache-control', 'no-cache').header('vary', 'Cookie').header('etag', etag);
        return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(publicRegistry(registry));
      },
    );
  },
};
