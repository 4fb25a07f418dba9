/** Consecutive failures after which a remote is suspended. */
const FAILURES = 3;
const FIRST_COOLDOWN_MS = 30_000;
const LONGEST_COOLDOWN_MS = 10 * 60_000;

interface Condition {
  failures: number;
  /** Not rendered before this time. */
  suspendedUntil: number;
}

/** Circuit breaker for remotes that fail to render. A new version of a remote starts without failures. */
export class RemoteHealth {
  private readonly conditions = new Map<string, Condition>();

  constructor(private readonly now: () => number = Date.now) {}

  mayRender(id: string): boolean {
    return (this.conditions.get(id)?.suspendedUntil ?? 0) <= this.now();
  }

  succeeded(id: string): void {
    this.conditions.delete(id);
  }

  /**
   * Records a failure. Returns for how many milliseconds the remote is suspended; each further failure doubles them.
   */
  failed(id: string): number {
    const failures = (this.conditions.get(id)?.failures ?? 0) + 1;
    const cooldown =
      failures < FAILURES ? 0 : Math.min(FIRST_COOLDOWN_MS * 2 ** (failures - FAILURES), LONGEST_COOLDOWN_MS);
    this.conditions.set(id, { failures, suspendedUntil: this.now() + cooldown });
    return cooldown;
  }
}
