import type { RouteRule, SlotRule } from './route-rule';

/** What a remote claims of the site. */
export interface RemoteClaims {
  name: string;
  routes: readonly Pick<RouteRule, 'pattern'>[];
  slots: readonly SlotRule[];
}

/** The addresses that a pattern stands for: two patterns of one shape answer exactly the same ones. */
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
 * Routes and slots that more than one page or tile claims, a line each: only the first would ever be shown. A static
 * segment beats a parameter, so `/bulletin/archiv` and `/bulletin/:issue` may belong to different remotes.
 */
export function routeConflicts(remotes: readonly RemoteClaims[]): string[] {
  return [
    ...conflictsIn(remotes, ({ routes }) =>
      routes.map(({ pattern }) => ({ key: shapeOf(pattern), label: `the route ${pattern}` })),
    ),
    ...conflictsIn(remotes, ({ slots }) => slots.map(({ name }) => ({ key: name, label: `the slot ${name}` }))),
  ];
}
