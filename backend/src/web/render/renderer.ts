import type { Site } from '@arbora/domain';
import type { Registry, RemoteEntry, RenderedPage, RenderRequest } from '@arbora/registry';
import type { App } from '../../service';
import { dataPort } from './answer-data';
import { RemoteHealth } from './remote-health';
import { RenderPool } from './render-pool';

/** A rendered page and the resources of the data service that were read for it. */
export interface Rendering {
  page: RenderedPage;
  resources: ReadonlySet<string>;
}

export interface Renderer {
  /**
   * A page of `remote`, or with null the screen of a page that is not there. Null where it cannot be rendered: the
   * browser does it then.
   */
  render(registry: Registry, remote: RemoteEntry | null, request: RenderRequest): Promise<Rendering | null>;
  /** Gets ready for the pages of a deployment. */
  prepare(registry: Registry): Promise<void>;
  close(): Promise<void>;
}

/** No worker was free in time: nobody's fault but that of the crowd. */
class NoRoom extends Error {}

function isCrowd(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.message === 'Task queue is at limit');
}

interface Deployment {
  build: string;
  pool: RenderPool;
}

function idOf(remote: RemoteEntry | null): string {
  return remote ? `${remote.name}@${remote.version}` : 'shell';
}

/**
 * Renders pages in a pool of workers. Another deployment gets another pool: it takes over once it is warm, and the one
 * before ends after the pages that it is rendering.
 */
export function openRenderer(app: App, siteDir: string, site: Site): Renderer {
  const health = new RemoteHealth();
  let current: Deployment | null = null;
  let coming: { build: string; ready: Promise<void> } | null = null;

  const end = (pool: RenderPool): void =>
    void pool.close().catch((error: unknown) => app.log.warn({ err: error }, 'a render pool did not close'));

  async function open(registry: Registry, worker: string): Promise<void> {
    const onError = (error: unknown): void => app.log.warn({ err: error }, 'a render worker failed beside its work');
    const pool = new RenderPool({ siteDir, site, registry, onError }, worker);
    try {
      await pool.warm();
    } catch (error) {
      // Whatever does not load fails again, and is told apart, when its pages are asked for.
      app.log.warn({ err: error, build: registry.build }, 'not everything of this deployment can be rendered');
    }
    const before = current;
    current = { build: registry.build, pool };
    if (before) end(before.pool);
  }

  async function prepare(registry: Registry): Promise<void> {
    const { build, shell } = registry;
    if (shell.server === undefined || current?.build === build) return;
    if (coming?.build !== build) {
      const before = coming?.ready ?? Promise.resolve();
      coming = { build, ready: before.then(() => open(registry, shell.server!)) };
    }
    await coming.ready;
  }

  async function attempt(pool: RenderPool, remote: RemoteEntry | null, request: RenderRequest): Promise<Rendering> {
    const resources = new Set<string>();
    let hasBegun = false;
    const { own, handedOn } = dataPort(app, {
      onBegin: () => void (hasBegun = true),
      onRead: (resource) => void resources.add(resource),
    });
    try {
      const page = await pool.render({ ...request, remote: remote?.name ?? null, port: handedOn });
      return { page, resources };
    } catch (error) {
      throw !hasBegun && isCrowd(error) ? new NoRoom() : error;
    } finally {
      own.close();
    }
  }

  return {
    prepare,
    async render(registry, remote, request) {
      const id = idOf(remote);
      if (remote?.server === undefined && remote !== null) return null;
      if (!health.mayRender(id)) return null;
      await prepare(registry);
      if (current?.build !== registry.build) return null;
      try {
        const rendering = await attempt(current.pool, remote, request);
        health.succeeded(id);
        return rendering;
      } catch (error) {
        if (error instanceof NoRoom) return null;
        const restMs = health.failed(id);
        app.log.warn(
          { err: error, remote: remote?.name ?? 'shell', version: (remote ?? registry.shell).version, restMs },
          'a page was left to the browser to render',
        );
        return null;
      }
    },
    async close() {
      await coming?.ready;
      await current?.pool.close();
    },
  };
}
