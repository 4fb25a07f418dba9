import type { Registry, RemoteEntry } from './registry';
import type { RouteRule } from './route-rule';

export type PathParams = Readonly<Record<string, string>>;

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Cache: patterns are few, and every path is compared with all of them. */
const segmentsByPattern = new Map<string, readonly string[]>();

function segmentsOfPattern(pattern: string): readonly string[] {
  let segments = segmentsByPattern.get(pattern);
  if (!segments) segmentsByPattern.set(pattern, (segments = segmentsOf(pattern)));
  return segments;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Returns the parameters of `path` under `pattern` (both without locale), or null if it does not match. A trailing
 * slash is ignored.
 */
export function matchPattern(pattern: string, path: string): PathParams | null {
  return matchSegments(segmentsOfPattern(pattern), segmentsOf(path));
}

function matchSegments(wanted: readonly string[], given: readonly string[]): PathParams | null {
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index]!);
    if (value === null) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/** Sorts static segments before parameters: `/bulletin/archiv` precedes `/bulletin/:issue`. */
function bySpecificity(a: string, b: string): number {
  const left = segmentsOfPattern(a);
  const right = segmentsOfPattern(b);
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = Number(left[index]!.startsWith(':')) - Number(right[index]!.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the most specific of `rules` that matches `path`. */
export function matchRule<R extends Pick<RouteRule, 'pattern'>>(
  rules: readonly R[],
  path: string,
): { rule: R; params: PathParams } | null {
  const given = segmentsOf(path);
  const matches = rules
    .map((rule) => ({ rule, params: matchSegments(segmentsOfPattern(rule.pattern), given) }))
    .filter((match): match is { rule: R; params: PathParams } => match.params !== null);
  matches.sort((a, b) => bySpecificity(a.rule.pattern, b.rule.pattern));
  return matches[0] ?? null;
}

export interface RouteMatch {
  remote: RemoteEntry;
  rule: RouteRule;
  params: PathParams;
}

interface RemoteRule {
  pattern: string;
  rule: RouteRule;
  remote: RemoteEntry;
}

const rulesByRemotes = new WeakMap<readonly RemoteEntry[], RemoteRule[]>();

function rulesOf(remotes: readonly RemoteEntry[]): RemoteRule[] {
  let rules = rulesByRemotes.get(remotes);
  if (!rules) {
    rules = remotes.flatMap((remote) => remote.routes.map((rule) => ({ pattern: rule.pattern, rule, remote })));
    rulesByRemotes.set(remotes, rules);
  }
  return rules;
}

/** Returns the remote and the rule of `path` (without locale). */
export function matchRoute(registry: Pick<Registry, 'remotes'>, path: string): RouteMatch | null {
  const match = matchRule(rulesOf(registry.remotes), path);
  return match && { remote: match.rule.remote, rule: match.rule.rule, params: match.params };
}
