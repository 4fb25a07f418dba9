import type { Pool } from 'pg';

/** Milliseconds until the next article or issue of the bulletin appears; Infinity if none is scheduled. */
export async function timeToPublication(service: Pool): Promise<number> {
  const { rows } = await service.query<{ seconds: number | null }>(
    'select app_private.seconds_to_publication() as seconds',
  );
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? Infinity : seconds * 1000;
}

/**
 * Detects in an instance that a scheduled article or issue has appeared, which no notification announces. The database
 * returns the remaining time, so clocks need not be synchronized. The time counts from before the query, so that cached
 * pages expire slightly early rather than late.
 */
export class PublicationClock {
  /** In terms of `now`. */
  private due: Promise<number> | null = null;

  constructor(
    private readonly timeToNext: () => Promise<number>,
    private readonly onPublication: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Queries the time again because articles have changed. */
  reset(): void {
    this.due = null;
  }

  /**
   * Calls `onPublication` if something has appeared since the last call. Pages made afterwards show it and may be kept
   * until the next call. Rejects if the database fails.
   */
  async catchUp(): Promise<void> {
    for (;;) {
      const due = (this.due ??= this.ask());
      const at = await due;
      // Another caller was faster, or articles have changed meanwhile.
      if (this.due !== due) continue;
      if (this.now() < at) return;
      this.due = null;
      this.onPublication();
    }
  }

  private ask(): Promise<number> {
    const askedAt = this.now();
    const asking = this.timeToNext().then((milliseconds) => askedAt + milliseconds);
    asking.catch(() => {
      if (this.due === asking) this.due = null;
    });
    return asking;
  }
}
