import path from 'node:path';
import type { Registry } from '@arbora/registry';
import fastifyStatic from '@fastify/static';
import { deployedSite } from '../registry/deployed-site';
import type { Service } from '../service';
import { withClosedAssortment } from './closed-assortment';
import { registerIcons } from './icons/icons.route';
import { registerPages, type PageDelivery } from './page.route';
import { registerFeed } from './feed/feed.route';
import { createPreviewRoute } from './preview/create-preview.route';
import { registerPreview } from './preview/preview.route';
import { siteNotice } from './site-notice';
import { liveSite, siteOf } from './site-of';
import { cacheRenderings } from './render/cached-renderer';
import { failureOf } from './render/failure-of';
import { renderLimits } from './render/render-pool';
import { openRenderer } from './render/renderer';
import { registerSitemap } from './sitemap/sitemap.route';
import { registerWellKnown } from './well-known/well-known.route';

/** Files of a version never change. */
const IMMUTABLE = { immutable: true, maxAge: '365d' };

/** Serves the site: immutable builds of shell and remotes, and the documents of its pages. */
export const webService: Service = {
  name: 'web',
  async register(app, deps) {
    const { config, database } = deps;
    const deployed = deployedSite(app.registryFile, { withDevelopment: config.env !== 'production' });
    const deployment = withClosedAssortment(deployed, () => config.openAssortment);
    const site = liveSite(config);
    await app.register(fastifyStatic, { root: config.siteDir, serve: false, preCompressed: true });
    app.get('/remotes/*', { config: { access: 'public', token: 'ignored' } }, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      if (isInternal(file)) return reply.callNotFound();
      if (config.env === 'production' && !isOfVisitors(file, deployment.registry())) return reply.callNotFound();
      // A service worker of a version's folder controls pages of the site.
      if (request.headers['service-worker'] === 'script') void reply.header('service-worker-allowed', '/');
      const isFixed = !deployment.registry()?.hotUpdates;
      return reply.sendFile(file, path.join(config.siteDir, 'remotes'), isFixed ? IMMUTABLE : {});
    });
    const renderer = cacheRenderings(
      openRenderer(app, config.siteDir, site, renderLimits(config.renderSeconds), (failed) => {
        void app.failures.record(failureOf(failed));
      }),
      database,
      {
        revision: () => config.revision,
      },
    );
    const notice = siteNotice(database);
    app.addHook('onListen', () => {
      renderer.follow((subject) => notice.changed(subject));
      const registry = deployment.registry();
      if (registry) void renderer.prepare(registry);
    });
    app.addHook('onClose', () => renderer.close());
    registerIcons(app, { deployment, siteDir: config.siteDir, site: siteOf(config) });
    registerSitemap(app, { deployment, publicOrigin: config.publicOrigin, service: database.service });
    registerWellKnown(app, config);
    registerFeed({ app, publicOrigin: config.publicOrigin, service: database.service, brand: config.brand.name });
    const delivery: PageDelivery = { config, database, deployment, site, renderer, notice };
    createPreviewRoute(app, deps, deployment);
    registerPreview(app, delivery, deps);
    registerPages(app, delivery);
  },
};

/**
 * Whether a file `<package>/<version>/…` is a bundle for the renderer, which reads it from the folder, a source map, or
 * of a version that a deployment has not copied completely: the folders of the latter two are hidden.
 */
function isInternal(file: string): boolean {
  const folders = path.posix.normalize(file).split('/');
  return folders[2] === 'server' || folders.some((folder) => folder.startsWith('.'));
}

/**
 * Whether a file `<package>/<version>/…` belongs to the shell or to a public remote, in any version: open pages still
 * load files of older ones. Remotes for development, deployed with the others, are excluded.
 */
function isOfVisitors(file: string, registry: Registry | null): boolean {
  if (registry === null) return false;
  const packages = [registry.shell, ...registry.remotes].map(({ base }) => base.split('/')[2]);
  return packages.includes(file.split('/')[0]);
}
