import { prepareRest } from '@arbora/api';
import { getSession } from '@arbora/auth';
import { stripLocale } from '@arbora/domain';
import { matchRoute, type Registry } from '@arbora/registry';
import { prefetch, type Host } from '@arbora/remote';
import { loadDefinition } from '../federation/load-remote';

export interface PrefetchOptions {
  registry: Pick<Registry, 'remotes'>;
  host: Host;
}

/** Shortest hover that counts as intent. */
const HOVER_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : null;
}

/**
 * Prefetches the page of a link on hover, touch or focus: its code, texts and queries. Returns a function that stops.
 */
export function prefetchOnIntent({ registry, host }: PrefetchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetchPage({ pathname, search }: HTMLAnchorElement): void {
    // The data of the current page must not change before all of it is hydrated.
    const { location } = host.history;
    if (pathname === location.pathname && search === location.search) return;
    const match = matchRoute(registry, stripLocale(pathname));
    const mayOpen = match?.rule.access === 'public' || getSession().status === 'authenticated';
    if (!match || !mayOpen) return;
    prepareRest();
    loadDefinition(match.remote)
      .then((definition) => prefetch(definition, host, { pathname, search }))
      // A failed prefetch is silent: the navigation loads again and reports.
      .catch(() => undefined);
  }
  function onIntent(event: Event): void {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => prefetchPage(link), event.type === 'pointerover' ? HOVER_MS : 0);
  }

  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  events.forEach((name) => document.addEventListener(name, onIntent, { passive: true }));
  return () => {
    clearTimeout(timer);
    events.forEach((name) => document.removeEventListener(name, onIntent));
  };
}
