import type { Site } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import type { I18n } from '@arbora/i18n';
import type { QueryClient } from '@arbora/query';
import type { Registry } from '@arbora/registry';
import { slotParcel, type Host } from '@arbora/remote';
import type { History, Location } from '@arbora/router';
import { reloadIfOutdated } from '../build-notice/reload-guard';
import { isFailedLoad, loadDefinition } from '../federation/load-remote';
import type { PageLanguagesStore } from '../locale/page-languages';
import { mountParcel } from './mount-parcel';
import { ScrollMemory } from './scroll-memory';

export interface HostParts {
  registry: Registry;
  history: History;
  queryClient: QueryClient;
  i18n: I18n;
  site: Site;
  languages: PageLanguagesStore;
  onPageNotFound: (location: Location) => void;
}

/** Focuses the heading of the shown page, for keyboard and screen reader users; the main element if there is none. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function setTitle(title: string, brand: string): void {
  document.title = title ? `${title} – ${brand}` : brand;
}

/** Creates the host object that the shell passes to remotes. */
export function createHost({ registry, languages, onPageNotFound, ...shared }: HostParts): Host {
  const scroll = new ScrollMemory(shared.history);
  const host: Host = {
    ...shared,
    pageShown({ location, title }) {
      setTitle(title, shared.site.brand);
      if (scroll.pageShown(location)) focusPage();
      window.earlyEvents?.markHydrated('page');
    },
    pageLanguages: languages.report,
    pageNotFound: onPageNotFound,
    pageFailed({ remote, error, stack, isRendered = false }) {
      emit('remote:failed', { remote, error, stack });
      if (!isFailedLoad(error)) return;
      if (!isRendered) setTitle(shared.i18n.text('shell', 'outlet.failed'), shared.site.brand);
      // In development builds change without a deployment.
      if (registry.hotUpdates === undefined) void reloadIfOutdated(registry.build);
    },
    hasPage: (pattern) => registry.remotes.some(({ routes }) => routes.some((rule) => rule.pattern === pattern)),
    async mountSlot(name, element, input) {
      const entry = registry.remotes.find((remote) => remote.slots.some((slot) => slot.name === name));
      if (!entry) throw new Error(`No remote offers the slot ${name}`);
      const definition = await loadDefinition(entry);
      const slot = definition.slots.find((candidate) => candidate.name === name);
      if (!slot) throw new Error(`${entry.name} does not offer the slot ${name}`);
      return mountParcel(await slotParcel(definition, slot, host, input), element);
    },
    async contributions(point) {
      const { loadContributions } = await import('./load-contributions');
      return loadContributions(point, registry, shared.i18n);
    },
  };
  return host;
}
