import type { Registry, RenderedPage, RenderRequest, RouteMatch } from '@arbora/registry';
import type { CachedRenderer } from './render/cached-renderer';

export interface AskedPage {
  match: RouteMatch | null;
  /** Whether what the address names is there. */
  found: boolean;
  request: RenderRequest;
  client: string;
}

/** What is sent of a page ahead of its scripts; null where that is nothing, because only the browser can know. */
export async function renderedPage(
  renderer: CachedRenderer,
  registry: Registry,
  { match, found, request, client }: AskedPage,
): Promise<RenderedPage | null> {
  const isSomebodys = match !== null && (match.rule.access !== 'public' || match.rule.rendered === false);
  if (isSomebodys) return null;
  // What is not there for a stranger may be there for whoever asks.
  if (!found && match && request.session !== 'anonymous') return null;
  const rendering = await renderer.render(registry, match?.remote ?? null, request, client);
  if (!rendering) return null;
  // What was not found under its address, but by the page, is found under another: the page leads there.
  return found || rendering.page.isMissing ? rendering.page : null;
}
