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
}

/** From when a page is asked of the pool, waiting for a free worker and for its data included. */
const TIME_LIMIT_MS = 3000;
/** For loading the code of a whole deployment. */
const WARM_LIMIT_MS = 8000;
/** Room for the code of all remotes and a big page; what leaks beyond it ends its worker. */
const MEMORY_LIMIT_MB = 192;
/** One worker busy with a hopeless page must not keep others from being served. */
const LEAST_WORKERS = 2;
const MOST_WORKERS = 4;
/** Behind so many others a browser is faster. */
const LONGEST_QUEUE = 40;

/** Paths of the server bundles that the registry names. */
function bundlesOf({ remotes }: Registry, siteDir: string): Record<string, string> {
  const rendering = remotes.filter(({ server }) => server !== undefined);
  return Object.fromEntries(rendering.map(({ name, base, server }) => [name, path.join(siteDir, base, server!)]));
}

/** Workers that render the pages of one deployment: exactly the versions that its registry names. */
export class RenderPool {
  private readonly pool: Piscina;

  /** @param worker the shell's server file */
  constructor({ siteDir, site, registry, onError }: PoolOptions, worker: string) {
    const setting: RenderSetting = { registry, site, bundles: bundlesOf(registry, siteDir) };
    const threads = Math.min(MOST_WORKERS, Math.max(LEAST_WORKERS, os.availableParallelism()));
    this.pool = new Piscina({
      filename: path.join(siteDir, registry.shell.base, worker),
      minThreads: LEAST_WORKERS,
      maxThreads: threads,
      maxQueue: LONGEST_QUEUE,
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

  /** Loads what there is to load, in every worker. */
  async warm(): Promise<void> {
    const signal = AbortSignal.timeout(WARM_LIMIT_MS);
    await Promise.all(Array.from({ length: LEAST_WORKERS }, () => this.pool.run(null, { signal })));
  }

  /** @throws what the page throws, or that its time, memory or worker came to an end */
  render(task: RenderTask): Promise<RenderedPage> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return this.pool.run(task, { signal, transferList: [task.port] }) as Promise<RenderedPage>;
  }

  /** Ends the pool after the pages that are being rendered. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}
