import os from 'node:os';
import path from 'node:path';
import type { Site } from '@arbora/domain';
import type {
  Registry,
  RemoteEntry,
  RenderedPage,
  RenderContext,
  RenderOrigin,
  RenderTask,
  WorkerFailure,
} from '@arbora/registry';
import { Piscina } from 'piscina';

export interface PoolOptions {
  siteDir: string;
  site: Site;
  registry: Registry;
  /** Called for failures that belong to no task. */
  onError: (error: unknown) => void;
  /** Called for failures of work that a render has left behind; its page may have been sent. */
  onLateFailure: (origin: RenderOrigin, error: Error) => void;
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

/** The page's worker ended because of a failure that another render had left behind. */
export class LostWorkerError extends Error {}

/** Paths of the server bundles in the registry. */
function bundlesOf({ remotes }: Pick<Registry, 'remotes'>, siteDir: string): Record<string, string> {
  const rendering = remotes.filter(({ server }) => server !== undefined);
  return Object.fromEntries(rendering.map(({ name, base, server }) => [name, path.join(siteDir, base, server!)]));
}

/** Workers that render the pages of one deployment, with exactly the versions of its registry. */
export class RenderPool {
  private readonly pool: Piscina;
  private readonly limits: RenderLimits;
  private readonly onError: PoolOptions['onError'];
  private readonly onLateFailure: PoolOptions['onLateFailure'];
  private readonly siteDir: string;
  private lastId = 0;
  /** Ids of the current tasks, with the error that the worker of each has reported. */
  private readonly running = new Map<number, Error | null>();

  /** @param worker the shell's server file */
  constructor(
    { siteDir, site, registry: { canaries: _canaries, ...registry }, onError, onLateFailure, limits }: PoolOptions,
    worker: string,
  ) {
    const setting: RenderContext = { registry, site, bundles: bundlesOf(registry, siteDir) };
    this.siteDir = siteDir;
    this.limits = limits;
    this.onError = onError;
    this.onLateFailure = onLateFailure;
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
    // Arrives before the worker's task is rejected: a thread passes on its messages before its end.
    this.pool.on('message', (failure: WorkerFailure) => this.workerFailed(failure));
  }

  private workerFailed({ culprit, lastRender, error }: WorkerFailure): void {
    const isRunning = lastRender !== null && this.running.has(lastRender);
    const isOwn = isRunning && culprit?.id === lastRender;
    if (isRunning) this.running.set(lastRender, isOwn ? error : new LostWorkerError());
    if (isOwn) return;
    if (culprit) this.onLateFailure(culprit, error);
    else this.onError(error);
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
   * @param entries remotes of other versions than the pool's
   * @throws QueueFullError, RenderTimeoutError, LostWorkerError, the page's own error, or an error for a terminated
   * worker or lack of memory
   */
  async render(
    page: Omit<RenderTask, 'id' | 'variant'>,
    begun: Promise<void>,
    entries: RemoteEntry[] = [],
  ): Promise<RenderedPage> {
    const { waitMs, workMs, queue } = this.limits;
    // Piscina's own limit does not apply to abortable tasks.
    if (this.pool.queueSize >= queue) throw new QueueFullError();
    const id = ++this.lastId;
    this.running.set(id, null);
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
      const variant = entries.length > 0 && { entries, bundles: bundlesOf({ remotes: entries }, this.siteDir) };
      const task: RenderTask = { ...page, id, ...(variant && { variant }) };
      return (await this.pool.run(task, { signal: ended.signal, transferList: [page.port] })) as RenderedPage;
    } catch (error) {
      if (ended.signal.aborted && !hasBegun) throw new QueueFullError();
      if (ended.signal.aborted) throw new RenderTimeoutError(`not rendered within ${workMs} ms`);
      throw this.running.get(id) ?? error;
    } finally {
      this.running.delete(id);
      clearTimeout(timer);
    }
  }

  /** Closes the pool after the current pages have finished. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}
