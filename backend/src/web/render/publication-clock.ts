import type { Pool } from 'pg';

/** Milliseconds until the next article or issue of the bulletin appears; Infinity where none is scheduled. */
export async function timeToPublication(service: Pool): Promise<number> {
  const { rows } = await service.query<{ seconds: number | null }>(
    'select app_private.seconds_to_publication() as seconds',
  );
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? Infinity : seconds * 1000;
}

/**
 * Notices in an instance that an article or issue has appeared, which nothing announces. The database tells how long it
 * is until then, so clocks of instances need not agree with its clock. The answer is taken from when the question was
 * asked: what is kept of pages ends a moment early rather than late.
 */
export class PublicationClock {
  /** By `now`. */
  private due: Promise<number> | null = null;

  constructor(
    private readonly timeToNext: () => Promise<number>,
    private readonly onPublication: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Asks again: articles have changed. */
  reset(): void {
    this.due = null;
  }

  /**
   * Calls `onPublication` if something has appeared since the last call. What is made afterwards shows it, and may be kept
   * until the next call. Rejects when the database does not answer.
   */
  async catchUp(): Promise<void> {
    for (;;) {
      const due = (this.due ??= this.ask());
      const at = await due;
      // Another caller has noticed it, or articles have changed meanwhile.
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
