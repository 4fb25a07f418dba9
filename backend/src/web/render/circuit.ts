/** Failures in a row after which a circuit opens. */
const FAILURES = 3;
const FIRST_COOLDOWN_MS = 30_000;
const LONGEST_COOLDOWN_MS = 10 * 60_000;
/** For this long after a late failure, a success is no sign of health: it may be followed by another late failure. */
const DOUBT_MS = 10 * 60_000;

/** Circuit breaker: opens for a while after repeated failures. Times are in milliseconds. */
export class Circuit {
  private failures = 0;
  private cooldowns = 0;
  private openUntil = 0;
  private doubtedUntil = 0;

  isOpen(now: number): boolean {
    return this.openUntil > now;
  }

  /** Whether its successes count. */
  isTrusted(now: number): boolean {
    return this.doubtedUntil <= now;
  }

  succeeded(now: number): void {
    if (!this.isTrusted(now)) return;
    this.failures = 0;
    this.cooldowns = 0;
    this.openUntil = 0;
  }

  /** Records a failure; `isLate`: after its success. */
  failed(now: number, isLate: boolean): void {
    this.failures += 1;
    if (isLate) this.doubtedUntil = now + DOUBT_MS;
  }

  /**
   * Opens after enough failures, each time for twice as long. Returns the time until it closes; 0 if it is not open.
   */
  open(now: number): number {
    if (this.failures >= FAILURES && !this.isOpen(now)) {
      this.openUntil = now + Math.min(FIRST_COOLDOWN_MS * 2 ** this.cooldowns, LONGEST_COOLDOWN_MS);
      this.cooldowns += 1;
    }
    return Math.max(0, this.openUntil - now);
  }
}
