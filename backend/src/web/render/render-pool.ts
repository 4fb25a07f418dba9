import os from 'node:os';
import path from 'node:path';
import type { Site } from '@arbora/domain';
import type { Registry, RenderedPage, RenderContext, RenderTask } from '@arbora/registry';
import { Piscina } from 'piscina';

export interface PoolOptions {
  siteDir: string;
  site: Site;
  registry: Registry;
  /** Called for failures that belong to no task. */
  onError: (error: unknown) => void;
  limits: RenderLimits;
}

export interface RenderLimits {
  /** Number of workers, and so of pages rendered at a time. */
  threads: number;
  /** Time limit of a page, its reads included, from when a worker starts it. */
  workMs: number;
  /** Time limit for waiting until a worker starts: beyond it rendering in the browser is faster. */
  waitMs: number;
  /** Maximum number of pages that wait for a worker. */
  queue: number;
}

/** At least two, so that one slow page does not block all others. */
const LEAST_WORKERS = 2;
const MOST_WORKERS = 4;

/** @param seconds time limit of waiting, and of rendering */
export function renderLimits(seconds: number): RenderLimits {
  return {
    threads: Math.min(MOST_WORKERS, Math.max(LEAST_WORKERS, os.availableParallelism())),
    workMs: seconds * 1000,
    waitMs: seconds * 1000,
    queue: 40,
  };
}

/** Time limit for loading the code of a whole deployment. */
const WARM_LIMIT_MS = 8000;
/** Enough for the code of all remotes and a large page; a worker that leaks beyond it is terminated. */
const MEMORY_LIMIT_MB = 192;

/** No worker was free in time. */
export class QueueFullError extends Error {}

/** A worker started the page and did not finish in time. */
export class RenderTimeoutError extends Error {}

/** Paths of the server bundles in the registry. */
function bundlesOf({ remotes }: Registry, siteDir: string): Record<string, string> {
  const rendering = remotes.filter(({ server }) => server !== undefined);
  return Object.fromEntries(rendering.map(({ name, base, server }) => [name, path.join(siteDir, base, server!)]));
}

/** Workers that render the pages of one deployment, with exactly the versions of its registry. */
export class RenderPool {
  private readonly pool: Piscina;
  private readonly limits: RenderLimits;

  /** @param worker the shell's server file */
  constructor({ siteDir, site, registry, onError, limits }: PoolOptions, worker: string) {
    const setting: RenderContext = { registry, site, bundles: bundlesOf(registry, siteDir) };
    this.limits = limits;
    this.pool = new Piscina({
      filename: path.join(siteDir, registry.shell.base, worker),
      minThreads: Math.min(LEAST_WORKERS, limits.threads),
      maxThreads: limits.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      workerData: setting,
      // Workers get neither the secrets of the backend nor its module loaders.
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

  /** Loads all bundles in every worker. */
  async warm(): Promise<void> {
    const signal = AbortSignal.timeout(WARM_LIMIT_MS);
    await Promise.all(Array.from({ length: this.pool.options.minThreads }, () => this.pool.run(null, { signal })));
  }

  /**
   * @param begun resolves when a worker has started the task
   * @throws QueueFullError, RenderTimeoutError, the page's own error, or an error for a terminated worker or lack of
   * memory
   */
  async render(task: RenderTask, begun: Promise<void>): Promise<RenderedPage> {
    const { waitMs, workMs, queue } = this.limits;
    // Piscina's own limit does not apply to abortable tasks.
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

  /** Closes the pool after the current pages have finished. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}
