import { DeploymentRefused, endCanary } from '@arbora/deployment';
import type { CanaryEntry, Registry, RemoteEntry } from '@arbora/registry';
import type { PrivateRow } from '../database/private/private-row';
import type { App, Deps } from '../service';

/** Pages are counted in memory and added to the database this often. */
const FLUSH_MS = 10_000;

/** Fewer failures or pages of the canary say nothing. */
const LEAST_FAILURES = 5;
const LEAST_PAGES = 20;
/** Share of failing pages of a deployed version that has none yet. */
const LEAST_RATE = 0.01;

interface Count {
  pages: number;
  failures: number;
}

/** Whether a canary fails `factor` times as often as the deployed version. */
export function failsTooOften(canary: Count, deployed: Count, factor: number): boolean {
  if (canary.failures < LEAST_FAILURES || canary.pages < LEAST_PAGES) return false;
  const usual = Math.max(LEAST_RATE, deployed.failures / Math.max(1, deployed.pages));
  return canary.failures / canary.pages > factor * usual;
}

export interface CanaryCounts {
  /** Counts a delivered page of a remote that has a canary in the deployed registry; of others, nothing. */
  page(deployed: Registry, remote: RemoteEntry): void;
  /** Adds the counted pages to the database, and ends the canaries that fail too often. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    canaryCounts: CanaryCounts;
  }
}

/** Decorates the app with the counts of canaries. */
export function registerCanaryCounts(app: App, { database }: Pick<Deps, 'database'>): void {
  const counted = new Map<string, { name: string; at: string; version: string; pages: number }>();
  /** Canaries whose versions have counts in the database, by name and start. */
  const begun = new Set<string>();

  function add(name: string, at: string, version: string, pages: number): void {
    const key = [name, at, version].join('/');
    counted.set(key, { name, at, version, pages: (counted.get(key)?.pages ?? 0) + pages });
  }

  function page(deployed: Registry, { name, version }: RemoteEntry): void {
    const at = deployed.canaries?.[name]?.at;
    if (at === undefined) return;
    add(name, at, version, 1);
    const canary = `${name}/${at}`;
    if (begun.has(canary)) return;
    begun.add(canary);
    // The page may fail before the next flush, and failures are added to known counts only.
    flushOrWarn();
  }

  async function decide(name: string, { entry, factor, at }: CanaryEntry, rows: readonly PrivateRow<'canary_count'>[]) {
    const sum = (of: (row: PrivateRow<'canary_count'>) => boolean): Count =>
      rows
        .filter(of)
        .map((row) => ({ pages: Number(row.pages), failures: Number(row.failures) }))
        .reduce((all, one) => ({ pages: all.pages + one.pages, failures: all.failures + one.failures }), {
          pages: 0,
          failures: 0,
        });
    const canary = sum(({ version }) => version === entry.version);
    const others = sum(({ version }) => version !== entry.version);
    if (!failsTooOften(canary, others, factor)) return;
    const reason = `${canary.failures} failures of ${canary.pages} pages; deployed: ${others.failures} of ${others.pages}`;
    app.log.error({ remote: name, version: entry.version, since: at, reason }, 'a canary was ended');
    await endCanary(name, { ...app.deployTarget, by: 'canary', reason }).catch((error: unknown) => {
      // Another server was faster.
      if (!(error instanceof DeploymentRefused)) throw error;
    });
    await app.siteMirror?.sync();
  }

  async function flush(): Promise<void> {
    const { canaries = {}, remotes = [] } = app.registryFile.read() ?? {};
    // Also without pages: their failures arrive later.
    for (const [name, { entry, at }] of Object.entries(canaries)) {
      const versions = [entry, ...remotes.filter((remote) => remote.name === name)].map(({ version }) => version);
      for (const version of versions) add(name, at, version, 0);
    }
    const batch = [...counted.values()];
    counted.clear();
    const counts = new Map<string, PrivateRow<'canary_count'>[]>();
    for (const { name, at, version, pages } of batch) {
      const { rows } = await database.service.query<PrivateRow<'canary_count'>>(
        'select * from app_private.count_canary_pages($1, $2, $3, $4)',
        [name, at, version, pages],
      );
      if (canaries[name]?.at === at) counts.set(name, rows);
    }
    for (const [name, rows] of counts) await decide(name, canaries[name]!, rows);
  }

  function flushOrWarn(): void {
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'pages of a canary were not counted'));
  }

  app.decorate('canaryCounts', { page, flush });
  const timer = setInterval(flushOrWarn, FLUSH_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
