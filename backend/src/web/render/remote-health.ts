/** So many failures one after the other, and a remote is left alone for a while. */
const FAILURES = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;

interface Condition {
  failures: number;
  /** Until then it is not asked. */
  restsUntil: number;
}

/** Remembers which remotes fail to render. A new version of a remote starts with a clean record. */
export class RemoteHealth {
  private readonly conditions = new Map<string, Condition>();

  constructor(private readonly now: () => number = Date.now) {}

  mayRender(id: string): boolean {
    return (this.conditions.get(id)?.restsUntil ?? 0) <= this.now();
  }

  succeeded(id: string): void {
    this.conditions.delete(id);
  }

  /** Answers for how many milliseconds it is left alone now. Each further failure doubles them. */
  failed(id: string): number {
    const failures = (this.conditions.get(id)?.failures ?? 0) + 1;
    const rest = failures < FAILURES ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - FAILURES), LONGEST_REST_MS);
    this.conditions.set(id, { failures, restsUntil: this.now() + rest });
    return rest;
  }
}
