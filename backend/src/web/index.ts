import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { deployedSite } from '../registry/deployed-site';
import type { Service } from '../service';
import { developedSite } from './developed-remotes';
import { withClosedAssortment } from './closed-assortment';
import { registerPages, type PageDelivery } from './page.route';
import { createPreviewRoute } from './preview/create-preview.route';
import { registerPreview } from './preview/preview.route';
import { siteNotice } from './site-notice';
import { siteOf } from './site-of';
import { cacheRenderings } from './render/cached-renderer';
import { openRenderer } from './render/renderer';
import { isOfVisitors } from './remote-files';
import { registerSitemap } from './sitemap/sitemap.route';

/** Delivers the site: immutable builds of shell and remotes, and the documents of its pages. */
export const webService: Service = {
  name: 'web',
  async register(app, deps) {
    const { config, database } = deps;
    const { site: developed, origins } = developedSite(
      deployedSite(app.registryFile, { withDevelopment: config.env !== 'production' }),
      config.remoteOverrides,
    );
    const site = config.openAssortment ? developed : withClosedAssortment(developed);
    await app.register(fastifyStatic, { root: config.siteDir, serve: false, preCompressed: true });
    app.get('/remotes/*', { config: { access: 'public', token: 'ignored' } }, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      if (config.env === 'production' && !isOfVisitors(file, site.registry())) return reply.callNotFound();
      return reply.sendFile(file, path.join(config.siteDir, 'remotes'), { immutable: true, maxAge: '365d' });
    });
    const renderer = cacheRenderings(openRenderer(app, config.siteDir, siteOf(config)), database);
    const notice = siteNotice(database);
    app.addHook('onListen', () => {
      renderer.follow((subject) => notice.changed(subject));
      const registry = site.registry();
      if (registry) void renderer.prepare(registry);
    });
    app.addHook('onClose', () => renderer.close());
    registerSitemap(app, { site, publicOrigin: config.publicOrigin, service: database.service });
    const delivery: PageDelivery = { config, site, renderer, notice, remoteOrigins: origins };
    createPreviewRoute(app, deps, site);
    registerPreview(app, delivery, deps);
    registerPages(app, delivery);
  },
};
