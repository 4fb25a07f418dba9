import type { RouteRule, SlotRule } from './route-rule';

/** Routes and slots declared by a remote. */
export interface RemoteClaims {
  name: string;
  routes: readonly Pick<RouteRule, 'pattern'>[];
  slots: readonly SlotRule[];
}

/** Returns the shape of a pattern: patterns with the same shape match the same paths. */
function shapeOf(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean);
  return `/${segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')}`;
}

function conflictsIn(
  remotes: readonly RemoteClaims[],
  claimsOf: (remote: RemoteClaims) => { key: string; label: string }[],
): string[] {
  const claimed = new Map<string, { name: string; label: string }>();
  return remotes.flatMap((remote) =>
    claimsOf(remote).flatMap(({ key, label }) => {
      const first = claimed.get(key);
      if (!first) {
        claimed.set(key, { name: remote.name, label });
        return [];
      }
      const by =
        first.name === remote.name ? `${remote.name} claims twice` : `${first.name} and ${remote.name} both claim`;
      return [`${by} ${first.label}${first.label === label ? '' : ` (${label})`}`];
    }),
  );
}

/**
 * Returns a line for each route or slot declared more than once, as only the first would be shown. Static segments
 * precede parameters, so `/bulletin/archiv` and `/bulletin/:issue` may belong to different remotes.
 */
export function routeConflicts(remotes: readonly RemoteClaims[]): string[] {
  return [
    ...conflictsIn(remotes, ({ routes }) =>
      routes.map(({ pattern }) => ({ key: shapeOf(pattern), label: `the route ${pattern}` })),
    ),
    ...conflictsIn(remotes, ({ slots }) => slots.map(({ name }) => ({ key: name, label: `the slot ${name}` }))),
  ];
}
