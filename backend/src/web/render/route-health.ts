import { Circuit } from './circuit';

/** After a success, failures of other addresses do not suspend the route for this long. */
const PROOF_MS = 60_000;
/** Number of addresses that are remembered of a route. */
const ADDRESSES = 100;
/** Number of other addresses that are tried while a route is suspended. */
const TRIALS = 5;

/** Key of a render's successes and failures. */
export interface RenderSubject {
  /** Identifies the remote, its version and the pattern of the route. */
  route: string;
  /** Path and search. */
  url: string;
}

/** The result of a failure: the suspended subject, and for how many milliseconds. */
export interface Suspension {
  suspended: 'route' | 'address' | null;
  cooldownMs: number;
}

interface Condition {
  circuit: Circuit;
  /** Addresses that have failed since their last success; the latest is the last. */
  addresses: Map<string, Circuit>;
  /** Addresses that have succeeded, with the time; the latest is the last. */
  proofs: Map<string, number>;
  /** Remaining trials of the current suspension. */
  trials: number;
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > ADDRESSES) map.delete(map.keys().next().value!);
}

/**
 * Circuit breaker for routes and addresses that fail to render. Anybody can invent addresses that fail, so an address
 * that fails is suspended alone, and its route only while no other address succeeds. A new version of a remote starts
 * without failures.
 */
export class RouteHealth {
  private readonly conditions = new Map<string, Condition>();

  constructor(private readonly now: () => number = Date.now) {}

  mayRender({ route, url }: RenderSubject): boolean {
    const condition = this.conditions.get(route);
    if (!condition) return true;
    const { circuit, addresses } = condition;
    if (addresses.get(url)?.isOpen(this.now())) return false;
    if (!circuit.isOpen(this.now())) return true;
    // Its success ends the suspension. Searches are no trial: those that fail could be invented without end.
    return !url.includes('?') && !addresses.has(url) && condition.trials-- > 0;
  }

  succeeded({ route, url }: RenderSubject): void {
    const { circuit, addresses, proofs } = this.conditionOf(route);
    const address = addresses.get(url);
    if (address && !address.isTrusted(this.now())) return;
    addresses.delete(url);
    remember(proofs, url, this.now());
    circuit.succeeded(this.now());
  }

  /** @param isLate the render has been recorded as a success before */
  failed({ route, url }: RenderSubject, isLate = false): Suspension {
    const now = this.now();
    const condition = this.conditionOf(route);
    const { circuit, addresses, proofs } = condition;
    const address = addresses.get(url) ?? new Circuit();
    remember(addresses, url, address);
    proofs.delete(url);
    address.failed(now, isLate);
    circuit.failed(now, isLate);

    const addressMs = address.open(now);
    const isProven = ([...proofs.values()].at(-1) ?? -Infinity) > now - PROOF_MS;
    if (!isProven) {
      if (!circuit.isOpen(now)) condition.trials = TRIALS;
      const cooldownMs = circuit.open(now);
      if (cooldownMs > 0) return { suspended: 'route', cooldownMs };
    }
    return { suspended: addressMs > 0 ? 'address' : null, cooldownMs: addressMs };
  }

  private conditionOf(route: string): Condition {
    let condition = this.conditions.get(route);
    if (!condition) {
      condition = { circuit: new Circuit(), addresses: new Map(), proofs: new Map(), trials: 0 };
      this.conditions.set(route, condition);
    }
    return condition;
  }
}
