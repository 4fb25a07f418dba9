import os from 'node:os';
import path from 'node:path';
import type { Site } from '@arbora/domain';
import type { Registry, RenderedPage, RenderSetting, RenderTask } from '@arbora/registry';
import { Piscina } from 'piscina';

export interface PoolOptions {
  siteDir: string;
  site: Site;
  registry: Registry;
  /** Told of failures that belong to no task. */
  onError: (error: unknown) => void;
  limits: RenderLimits;
}

export interface RenderLimits {
  /** Workers, and so pages that are rendered at a time. */
  threads: number;
  /** For a page, its reads included, from when a worker has begun with it. */
  workMs: number;
  /** For waiting until a worker begins: behind that a browser is faster. */
  waitMs: number;
  /** Pages that wait for a worker at a time. */
  queue: number;
}

/** One worker busy with a hopeless page must not keep others from being served. */
const LEAST_WORKERS = 2;
const MOST_WORKERS = 4;

export const RENDER_LIMITS: RenderLimits = {
  threads: Math.min(MOST_WORKERS, Math.max(LEAST_WORKERS, os.availableParallelism())),
  workMs: 3000,
  waitMs: 3000,
  queue: 40,
};

/** For loading the code of a whole deployment. */
const WARM_LIMIT_MS = 8000;
/** Room for the code of all remotes and a big page; what leaks beyond it ends its worker. */
const MEMORY_LIMIT_MB = 192;

/** No worker was free in time. */
export class QueueFullError extends Error {}

/** A worker had begun with the page, and did not get done in time. */
export class RenderTimeoutError extends Error {}

/** Paths of the server bundles that the registry names. */
function bundlesOf({ remotes }: Registry, siteDir: string): Record<string, string> {
  const rendering = remotes.filter(({ server }) => server !== undefined);
  return Object.fromEntries(rendering.map(({ name, base, server }) => [name, path.join(siteDir, base, server!)]));
}

/** Workers that render the pages of one deployment: exactly the versions that its registry names. */
export class RenderPool {
  private readonly pool: Piscina;
  private readonly limits: RenderLimits;

  /** @param worker the shell's server file */
  constructor({ siteDir, site, registry, onError, limits }: PoolOptions, worker: string) {
    const setting: RenderSetting = { registry, site, bundles: bundlesOf(registry, siteDir) };
    this.limits = limits;
    this.pool = new Piscina({
      filename: path.join(siteDir, registry.shell.base, worker),
      minThreads: Math.min(LEAST_WORKERS, limits.threads),
      maxThreads: limits.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      workerData: setting,
      // Neither the secrets of the back end nor the loaders that it runs with.
      env: { NODE_ENV: 'production', TZ: process.env.TZ },
      execArgv: [],
      recordTiming: false,
    });
    this.pool.on('error', onError);
  }

  /** Whether pages wait for a worker. */
  get isBusy(): boolean {
    return this.pool.queueSize > 0;
  }

  /** Loads what there is to load, in every worker. */
  async warm(): Promise<void> {
    const signal = AbortSignal.timeout(WARM_LIMIT_MS);
    await Promise.all(Array.from({ length: this.pool.options.minThreads }, () => this.pool.run(null, { signal })));
  }

  /**
   * @param begun resolves when a worker has begun with the task
   * @throws QueueFullError, RenderTimeoutError, what the page throws, or that its memory or worker came to an end
   */
  async render(task: RenderTask, begun: Promise<void>): Promise<RenderedPage> {
    const { waitMs, workMs, queue } = this.limits;
    // Piscina's own limit does not hold for tasks that can be aborted.
    if (this.pool.queueSize >= queue) throw new QueueFullError();
    const ended = new AbortController();
    const abort = (): void => ended.abort();
    let hasBegun = false;
    let timer = setTimeout(abort, waitMs);
    void begun.then(() => {
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(abort, workMs);
    });
    try {
      return (await this.pool.run(task, { signal: ended.signal, transferList: [task.port] })) as RenderedPage;
    } catch (error) {
      if (ended.signal.aborted && !hasBegun) throw new QueueFullError();
      throw ended.signal.aborted ? new RenderTimeoutError(`not rendered within ${workMs} ms`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the pool after the pages that are being rendered. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}
