import type { Site } from '@arbora/domain';
import type { Registry, RemoteEntry, RenderedPage, RenderOrigin, RenderRequest } from '@arbora/registry';
import type { Preview } from '../../http/in-process';
import type { App } from '../../service';
import { dataPort, type PortEvents } from './data-port';
import type { FailedRender } from './failure-of';
import { originOf, subjectOf } from './logged-origin';
import { RouteHealth } from './route-health';
import { LostWorkerError, QueueFullError, RenderPool, RenderTimeoutError, type RenderLimits } from './render-pool';
import { RenderTurns } from './render-turns';

/** A rendered page. */
export interface Rendering {
  page: RenderedPage;
  /** The nursery's details that it shows: the browser must start with the same, even if they have changed since. */
  site: Site;
  /** Resources of the data service that it read. */
  resources: ReadonlySet<string>;
}

export interface Renderer {
  /**
   * Renders a page of `remote`, or the error page of a missing address if it is null. Resolves to null if it cannot be
   * rendered: the browser does it then.
   * @param preview an article to show although it may not be published
   */
  render(
    registry: Registry,
    remote: RemoteEntry | null,
    request: RenderRequest,
    preview?: Preview | null,
  ): Promise<Rendering | null>;
  /** Runs `work`, a rendering, in the turn of the client (see `limitKey`); null if the client's share is used up. */
  inTurn<T>(client: string, work: () => Promise<T | null>): Promise<T | null>;
  /** Warms a pool for a deployment. */
  prepare(registry: Registry): Promise<void>;
  close(): Promise<void>;
}

/** A page that could not be rendered. */
class RenderFailure extends Error {
  constructor(
    cause: unknown,
    /** Whether the remote is at fault, rather than an overloaded machine or a failing data service. */
    readonly isRemoteFault: boolean,
  ) {
    super('a page could not be rendered', { cause });
  }
}

/** Input of a pool: a deployment, with the details of the nursery. */
interface PoolInput {
  build: string;
  site: Site;
}

interface OpenPool extends PoolInput {
  pool: RenderPool;
}

function isCurrent(shown: PoolInput | null, { build }: Registry, site: Site): boolean {
  return shown?.build === build && shown.site === site;
}

/** The registry of the pool that renders for this one. */
function deployedOf(registry: Registry): Registry {
  return registry.variant?.base ?? registry;
}

/**
 * Renders pages in a pool of workers. A new deployment, or a change of the site's details, gets a new pool, which takes
 * over once it is warm; the old one closes after its current pages.
 */
export function openRenderer(
  app: App,
  siteDir: string,
  details: () => Site,
  limits: RenderLimits,
  onFailure: (failed: FailedRender) => void = () => undefined,
): Renderer {
  const health = new RouteHealth();
  // One worker always remains for other clients.
  const turns = new RenderTurns({ running: Math.max(1, limits.threads - 1), waiting: 8, maxWaitMs: limits.waitMs });
  let current: OpenPool | null = null;
  let nextDeployment: (PoolInput & { ready: Promise<void> }) | null = null;

  const end = (pool: RenderPool): void =>
    void pool.close().catch((error: unknown) => app.log.warn({ err: error }, 'a render pool did not close'));

  async function open(registry: Registry, site: Site, worker: string): Promise<void> {
    const onError = (error: unknown): void => app.log.warn({ err: error }, 'a render worker failed beside its work');
    const onLateFailure = ({ remote, url, version }: RenderOrigin, error: Error): void => {
      const known = originOf(registry, remote, url);
      const origin = version === undefined ? known : { ...known, version };
      const suspension = url === null ? null : health.failed(subjectOf(origin, url), true);
      app.log.warn({ err: error, ...origin, ...suspension }, 'a render failed after its end');
      onFailure({ ...origin, build: registry.build, error });
    };
    const pool = new RenderPool({ siteDir, site, registry, onError, onLateFailure, limits }, worker);
    try {
      await pool.warm();
    } catch (error) {
      // A bundle that does not load fails again, with its own error, when its pages are requested.
      app.log.warn({ err: error, build: registry.build }, 'not everything of this deployment can be rendered');
    }
    const before = current;
    current = { build: registry.build, site, pool };
    if (before) end(before.pool);
  }

  async function prepare(registry: Registry): Promise<void> {
    const { build, shell } = registry;
    const site = details();
    if (shell.server === undefined || isCurrent(current, registry, site)) return;
    if (!isCurrent(nextDeployment, registry, site)) {
      const before = nextDeployment?.ready ?? Promise.resolve();
      nextDeployment = { build, site, ready: before.then(() => open(registry, site, shell.server!)) };
    }
    await nextDeployment?.ready;
  }

  /** @throws RenderFailure, QueueFullError or LostWorkerError */
  async function attempt(
    { pool, site }: OpenPool,
    { variant }: Registry,
    remote: RemoteEntry | null,
    request: RenderRequest,
    preview: Preview | null,
  ): Promise<Rendering> {
    const resources = new Set<string>();
    // Whether other pages compete for workers: checked before this page is queued, when a worker starts it, and at its
    // end.
    let isContended = false;
    const checkContention = (): void => void (isContended ||= pool.isBusy || turns.isBusy);
    checkContention();
    let hasFailedReads = false;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const events: PortEvents = {
      onBegin: () => {
        checkContention();
        begin();
      },
      onRead: (resource) => void resources.add(resource),
      onFailedRead: () => void (hasFailedReads = true),
    };
    const { serverPort, workerPort } = dataPort(app, events, preview);
    try {
      const page = await pool.render(
        { ...request, remote: remote?.name ?? null, port: workerPort },
        begun,
        variant?.entries,
      );
      return { page, site, resources };
    } catch (error) {
      if (error instanceof QueueFullError || error instanceof LostWorkerError) throw error;
      checkContention();
      const isSlowMachine = error instanceof RenderTimeoutError && isContended;
      throw new RenderFailure(error, !isSlowMachine && !hasFailedReads);
    } finally {
      serverPort.close();
    }
  }

  /** Renders the page a second time if another render has ended its worker. */
  async function attemptTwice(...page: Parameters<typeof attempt>): Promise<Rendering> {
    try {
      return await attempt(...page);
    } catch (error) {
      if (!(error instanceof LostWorkerError)) throw error;
      return attempt(...page);
    }
  }

  return {
    prepare,
    inTurn: (client, work) => turns.take(client, work),
    async render(registry, remote, request, preview = null) {
      if (remote?.server === undefined && remote !== null) return null;
      const origin = originOf(registry, remote?.name ?? null, request.url);
      const subject = subjectOf(origin, request.url);
      if (!health.mayRender(subject)) return null;
      const deployed = deployedOf(registry);
      await prepare(deployed);
      if (current === null || !isCurrent(current, deployed, details())) return null;
      try {
        const rendering = await attemptTwice(current, registry, remote, request, preview);
        health.succeeded(subject);
        return rendering;
      } catch (error) {
        if (error instanceof LostWorkerError) app.log.warn('a page has lost two workers to failures of others');
        if (!(error instanceof RenderFailure)) return null;
        const suspension = error.isRemoteFault ? health.failed(subject) : { suspended: null, cooldownMs: 0 };
        app.log.warn({ err: error.cause, ...origin, ...suspension }, 'a page was left to the browser to render');
        onFailure({ ...origin, build: registry.build, error: error.cause });
        return null;
      }
    },
    async close() {
      await nextDeployment?.ready;
      await current?.pool.close();
    },
  };
}
