import type { Registry, RenderRequest, RouteMatch } from '@arbora/registry';
import type { CachedRenderer } from './render/cached-renderer';
import type { Rendering } from './render/renderer';

export interface AskedPage {
  match: RouteMatch | null;
  /** Whether the row named by the address exists. */
  found: boolean;
  request: RenderRequest;
  client: string;
}

/** Returns the page to send ahead of its scripts; null if only the browser can render it. */
export async function renderedPage(
  renderer: CachedRenderer,
  registry: Registry,
  { match, found, request, client }: AskedPage,
): Promise<Rendering | null> {
  const isSomebodys = match !== null && (match.rule.access !== 'public' || match.rule.rendered === false);
  if (isSomebodys) return null;
  // A row hidden from anonymous visitors may be visible to the person.
  if (!found && match && request.session !== 'anonymous') return null;
  const rendering = await renderer.render(registry, match?.remote ?? null, request, client);
  if (!rendering) return null;
  // The validation found no row but the page did: it exists under another address, and the page redirects there.
  return found || rendering.page.isMissing ? rendering : null;
}
