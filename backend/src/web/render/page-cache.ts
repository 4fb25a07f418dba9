import { LRUCache } from 'lru-cache';

/** A page with the subjects it shows (null: any) and its approximate size. */
export interface Made<T> {
  page: T;
  subjects: ReadonlySet<string> | null;
  size: number;
}

export interface CacheLimits {
  /** Younger pages are returned without revalidation. */
  freshMs: number;
  /** Older ones are returned while they are revalidated; beyond that the caller waits. */
  staleMs: number;
  entries: number;
  bytes: number;
}

const LIMITS: CacheLimits = { freshMs: 3000, staleMs: 20_000, entries: 500, bytes: 32_000_000 };

/** Runs `work` when its turn comes; resolves to null if the share is used up. */
export type InTurn<T> = (work: () => Promise<T | null>) => Promise<T | null>;

interface CacheEntry<T> extends Made<T> {
  at: number;
}

/**
 * Stale-while-revalidate cache of pages shared by all visitors. Concurrent requests share one rendering. A rendering
 * that began before an announced change serves the requests made before that change, and is not stored.
 */
export class PageCache<T> {
  private readonly entries: LRUCache<string, CacheEntry<T>>;
  private readonly making = new Map<string, Promise<T | null>>();
  private changes = 0;
  private readonly limits: CacheLimits;

  constructor(
    limits: Partial<CacheLimits> = {},
    private readonly now: () => number = Date.now,
  ) {
    this.limits = { ...LIMITS, ...limits };
    const { entries: max, bytes: maxSize } = this.limits;
    this.entries = new LRUCache({ max, maxSize, sizeCalculation: ({ size }) => Math.max(1, size) });
  }

  /**
   * Returns the page of `key`, made by `make` unless cached; null if it cannot be made, which is not cached. `inTurn`
   * decides when a rendering begins; concurrent requests do not wait for the turn of another client.
   */
  get(key: string, make: () => Promise<Made<T> | null>, inTurn: InTurn<T> = (work) => work()): Promise<T | null> {
    const found = this.entries.get(key);
    const age = this.ageOf(key);
    if (found && age <= this.limits.freshMs) return Promise.resolve(found.page);
    const made = this.making.get(key) ?? inTurn(() => this.freshOrMake(key, make));
    if (!found || age > this.limits.staleMs) return made;
    // Background revalidation: its failure is reported to the next caller who has to wait.
    made.catch(() => undefined);
    return Promise.resolve(found.page);
  }

  private ageOf(key: string): number {
    const found = this.entries.peek(key);
    return found ? this.now() - found.at : Infinity;
  }

  /** Another client may have had the page made while this one waited for its turn. */
  private freshOrMake(key: string, make: () => Promise<Made<T> | null>): Promise<T | null> {
    const isFresh = this.ageOf(key) <= this.limits.freshMs;
    return isFresh ? Promise.resolve(this.entries.peek(key)!.page) : this.make(key, make);
  }

  /** Invalidates the pages about a subject. */
  changed(subject: string): void {
    for (const [key, { subjects }] of this.entries) if (!subjects || subjects.has(subject)) this.entries.delete(key);
    this.clearPending();
  }

  /** Invalidates every page. */
  clear(): void {
    this.entries.clear();
    this.clearPending();
  }

  private clearPending(): void {
    this.changes += 1;
    this.making.clear();
  }

  private make(key: string, make: () => Promise<Made<T> | null>): Promise<T | null> {
    const present = this.making.get(key);
    if (present) return present;
    const { changes } = this;
    const job = make()
      .then((made) => {
        if (made && changes === this.changes) this.entries.set(key, { ...made, at: this.now() });
        return made?.page ?? null;
      })
      .finally(() => {
        if (this.making.get(key) === job) this.making.delete(key);
      });
    this.making.set(key, job);
    return job;
  }
}
