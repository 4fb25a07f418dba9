import type { Registry, RemoteEntry, RenderRequest } from '@arbora/registry';
import type { Database } from '../../database/database';
import { listen } from '../../database/listener';
import type { Preview } from '../../http/in-process';
import { PageCache, type CacheLimits } from './page-cache';
import { PublicationClock, timeToPublication } from './publication-clock';
import type { Renderer, Rendering } from './renderer';
import { PUBLISHED, subjectsOf } from './subjects';

export interface CachedRenderer {
  /** As `Renderer.render`, kept, and in the client's turn. */
  render(
    registry: Registry,
    remote: RemoteEntry | null,
    request: RenderRequest,
    client: string,
  ): Promise<Rendering | null>;
  /** A page that shows an article which may not be published, in the client's turn; never kept. */
  renderPreview(
    registry: Registry,
    remote: RemoteEntry,
    request: RenderRequest,
    client: string,
    preview: Preview,
  ): Promise<Rendering | null>;
  prepare: Renderer['prepare'];
  /** Begins to hear of changes, and hands each subject on; null: anything may have changed. Until then nothing is kept. */
  follow(onChange?: (subject: string | null) => void): void;
  close(): Promise<void>;
}

export interface CachedRendererOptions {
  limits?: Partial<CacheLimits>;
  /** Milliseconds from any beginning. */
  now?: () => number;
  /** Changes with what all pages show. */
  revision?: () => number;
}

/** Addresses beyond this are nobody's, and would fill the cache. */
const LONGEST_URL = 1000;

/**
 * Keeps rendered pages for some seconds, and forgets them at once when the database announces a change of what they
 * show, or an article appears whose time has come. The key has everything that a page depends on; nothing of a request but its address is among it, and of a
 * session only whether there may be one. What is kept is for everybody, whoever's turn it was made in.
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
      const isKept =
        listener !== null &&
        request.url.length <= LONGEST_URL &&
        // What is kept cannot be trusted while nobody knows what has appeared.
        (await publications.catchUp().then(
          () => true,
          () => false,
        ));
      if (!isKept) return renderer.inTurn(client, render);
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
        // Data come twice: as text and as what the browser takes over.
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
        // What was announced before has been missed.
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
