import type { Registry, RemoteEntry, RenderRequest } from '@arbora/registry';
import type { Database } from '../../database/database';
import { listen } from '../../database/listener';
import type { Preview } from '../../http/in-process';
import { PageCache, type CacheLimits } from './page-cache';
import { PublicationClock, timeToPublication } from './publication-clock';
import type { Renderer, Rendering } from './renderer';
import { PUBLISHED, subjectsOf } from './subjects';

export interface CachedRenderer {
  /** Like `Renderer.render`, but cached and within the client's share. */
  render(
    registry: Registry,
    remote: RemoteEntry | null,
    request: RenderRequest,
    client: string,
  ): Promise<Rendering | null>;
  /** Renders a preview of an article that may not be published, within the client's share; never cached. */
  renderPreview(
    registry: Registry,
    remote: RemoteEntry,
    request: RenderRequest,
    client: string,
    preview: Preview,
  ): Promise<Rendering | null>;
  prepare: Renderer['prepare'];
  /** Subscribes to changes and passes each subject on; null: anything may have changed. Nothing is cached before. */
  follow(onChange?: (subject: string | null) => void): void;
  close(): Promise<void>;
}

export interface CachedRendererOptions {
  limits?: Partial<CacheLimits>;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
  /** Changes with what all pages show. */
  revision?: () => number;
}

/** Longer addresses are not cached: no page of ours has one, and they would fill the cache. */
const LONGEST_URL = 1000;

/**
 * Caches rendered pages for some seconds and invalidates them as soon as the database announces a change of their data
 * or a scheduled article appears. The key covers everything that a page depends on; of a session only whether there may
 * be one. Cached pages are shared by all clients, whoever triggered the rendering.
 */
export function cacheRenderings(
  renderer: Renderer,
  { service, serviceConnection }: Pick<Database, 'service' | 'serviceConnection'>,
  { limits, now = () => performance.now(), revision = () => 0 }: CachedRendererOptions = {},
): CachedRenderer {
  const pages = new PageCache<Rendering>(limits, now);
  const publications = new PublicationClock(
    () => timeToPublication(service),
    () => pages.changed(PUBLISHED),
    now,
  );
  let listener: ReturnType<typeof listen> | null = null;

  return {
    prepare: (registry) => renderer.prepare(registry),
    renderPreview: (registry, remote, request, client, preview) =>
      renderer.inTurn(client, () => renderer.render(registry, remote, request, preview)),
    async render(registry, remote, request, client) {
      const render = (): Promise<Rendering | null> => renderer.render(registry, remote, request);
      const isCacheable =
        listener !== null &&
        request.url.length <= LONGEST_URL &&
        // While the time of the next publication is unknown, cached pages cannot be trusted.
        (await publications.catchUp().then(
          () => true,
          () => false,
        ));
      if (!isCacheable) return renderer.inTurn(client, render);
      const key = JSON.stringify([
        registry.build,
        revision(),
        remote?.name,
        request.session,
        request.url,
        request.notice,
      ]);
      const make = async () => {
        const rendering = await render();
        if (!rendering) return null;
        const { page, resources } = rendering;
        // The page includes its data twice: as HTML and as state for hydration.
        return { page: rendering, subjects: subjectsOf(resources), size: 2 * page.html.length };
      };
      return pages.get(key, make, (work) => renderer.inTurn(client, work));
    },
    follow(onChange) {
      listener = listen(serviceConnection, {
        channel: 'arbora_pages',
        applicationName: 'arbora pages',
        onMessage(subject) {
          pages.changed(subject);
          onChange?.(subject);
          if (subject === PUBLISHED) publications.reset();
        },
        // Announcements before this moment were missed.
        onListening() {
          pages.clear();
          onChange?.(null);
          publications.reset();
        },
      });
    },
    async close() {
      await listener?.stop();
      await renderer.close();
    },
  };
}
