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

/** A pointer that only passes over a link does not mean it. */
const HOVER_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : null;
}

/**
 * Makes the page ready that a link leads to when a person hovers over it, touches it or gives it the focus: its code,
 * texts and the queries of the page itself. The answer ends it.
 */
export function prefetchOnIntent({ registry, host }: PrefetchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function makeReady({ pathname, search }: HTMLAnchorElement): void {
    const match = matchRoute(registry, stripLocale(pathname));
    const mayOpen = match?.rule.access === 'public' || getSession().status === 'authenticated';
    if (!match || !mayOpen) return;
    prepareRest();
    loadDefinition(match.remote)
      .then((definition) => prefetch(definition, host, { pathname, search }))
      // What is not there by then is loaded on the way, and told about there.
      .catch(() => undefined);
  }
  function intend(event: Event): void {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => makeReady(link), event.type === 'pointerover' ? HOVER_MS : 0);
  }

  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  events.forEach((name) => document.addEventListener(name, intend, { passive: true }));
  return () => {
    clearTimeout(timer);
    events.forEach((name) => document.removeEventListener(name, intend));
  };
}
