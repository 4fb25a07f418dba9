import type { RemoteEntry } from '@arbora/registry';
import {
  pageParcel,
  prepare,
  RENDERED_MARK,
  type Host,
  type PreparedPage,
  type RemoteDefinition,
} from '@arbora/remote';
import type { Location } from '@arbora/router';
import { isFailedLoad, loadDefinition } from '../federation/load-remote';
import { mountParcel } from './mount-parcel';
import type { Outlet, OutletStatus } from './outlet';

/** The server-rendered page in the outlet. */
export interface ServerRenderedPage {
  remote: string;
  location: Location;
}

interface Mounted {
  remote: string;
  unmount: () => Promise<void>;
  element: HTMLElement;
}

/** Enough for the browser to report all files of a page whose preloads have failed. */
const SECOND_ATTEMPT_MS = 100;

function isSameAddress(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/**
 * Shows one remote at a time in one element. The current remote stays on screen until the next page is rendered, so
 * that the screen is never blank; then it is unmounted. All steps run in one queue. A server-rendered page is hydrated
 * in place, and stays on screen if its remote cannot be loaded.
 */
export class OutletController implements Outlet {
  private status: OutletStatus;
  private readonly renderedStatus: OutletStatus;
  private readonly listeners = new Set<() => void>();
  private requested: RemoteEntry | null = null;
  private generation = 0;
  private queue: Promise<void> = Promise.resolve();
  private current: Mounted | null = null;
  private container: HTMLElement | null = null;

  /** @param rendered the server-rendered page, until it is hydrated or replaced */
  constructor(
    private readonly host: Host,
    private rendered: ServerRenderedPage | null = null,
  ) {
    this.status = rendered ? { kind: 'hydrating', remote: rendered.remote } : { kind: 'empty' };
    this.renderedStatus = this.status;
    if (rendered) host.history.listen(this.retryAfterNavigation);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getStatus = (): OutletStatus => this.status;

  getRenderedStatus = (): OutletStatus => this.renderedStatus;

  attach = (container: HTMLElement | null): void => {
    this.container = container;
    if (!container) this.show(null);
    else if (this.requested) this.start(this.requested);
  };

  /** A shown remote follows the history by itself. */
  show = (entry: RemoteEntry | null): void => {
    if (entry?.name === this.requested?.name) return;
    this.requested = entry;
    if (entry) {
      if (this.container) this.start(entry);
    } else {
      this.generation += 1;
      this.enqueue(() => this.clear());
      this.set({ kind: 'empty' });
    }
  };

  /** Unmounts the current remote; resolves when it is gone. */
  leave(): Promise<void> {
    this.show(null);
    return this.queue;
  }

  retry = (): void => {
    if (this.requested) this.start(this.requested, true);
  };

  private start(entry: RemoteEntry, isRetry = false): void {
    const generation = ++this.generation;
    this.set({ kind: this.isRenderedBy(entry) ? 'hydrating' : 'loading', remote: entry.name });
    this.enqueue(async () => {
      if (generation !== this.generation) return;
      try {
        if (this.current?.remote !== entry.name) await this.replace(entry, generation, isRetry);
        if (generation === this.generation) this.set({ kind: 'ready', remote: entry.name });
      } catch (error) {
        if (generation !== this.generation) return;
        const isRendered = this.isRenderedBy(entry);
        if (!isRendered) await this.clear();
        this.set({ kind: 'failed', remote: entry.name, error });
        this.host.pageFailed?.({ remote: entry.name, error, isRendered });
      }
    });
  }

  private async load(entry: RemoteEntry): Promise<{ definition: RemoteDefinition; first: PreparedPage | null }> {
    const definition = await loadDefinition(entry);
    const first = await prepare(definition, this.host, this.host.history.location, this.isRenderedBy(entry));
    return { definition, first };
  }

  /**
   * A browser answers the first request of a file from its preload, even if that has failed, so after a failure some
   * files are requested from the server by the second attempt only.
   */
  private async loadAgain(entry: RemoteEntry): ReturnType<OutletController['load']> {
    try {
      return await this.load(entry);
    } catch (error) {
      if (!isFailedLoad(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_MS));
      return this.load(entry);
    }
  }

  private async replace(entry: RemoteEntry, generation: number, isRetry: boolean): Promise<void> {
    const { definition, first } = await (isRetry ? this.loadAgain(entry) : this.load(entry));
    if (!first || generation !== this.generation || !this.container) return;
    const rendered = this.takeRendered(entry, first);
    if (rendered) return this.mount(definition, first, rendered);
    const { current } = this;
    const element = this.container.appendChild(document.createElement('div'));
    let isSwappedIn = false;
    const swapIn = (): void => {
      if (!isSwappedIn) this.container?.replaceChildren(element);
      isSwappedIn = true;
    };
    const pageShown: Host['pageShown'] = (shown) => {
      // After rendering, before painting and before the heading is focused.
      swapIn();
      this.host.pageShown(shown);
    };
    await this.mount(definition, first, element, { ...this.host, pageShown });
    // A page that fails to render never calls `pageShown`.
    swapIn();
    this.rendered = null;
    await this.unmount(current);
  }

  private async mount(
    definition: RemoteDefinition,
    first: PreparedPage,
    element: HTMLElement,
    host = this.host,
  ): Promise<void> {
    try {
      const unmount = await mountParcel(pageParcel(definition, host, first), element);
      this.current = { remote: definition.name, unmount, element };
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  private async clear(): Promise<void> {
    const { current, rendered } = this;
    this.current = null;
    this.rendered = null;
    if (rendered) this.container?.replaceChildren();
    await this.unmount(current);
    current?.element.remove();
  }

  private async unmount(current: Mounted | null): Promise<void> {
    await current
      ?.unmount()
      .catch((error: unknown) => console.error(`Remote ${current.remote} did not unmount`, error));
  }

  /** Whether the server-rendered page belongs to this remote and is still current. */
  private isRenderedBy({ name }: RemoteEntry): boolean {
    const { rendered } = this;
    return rendered?.remote === name && isSameAddress(rendered.location, this.host.history.location);
  }

  /** The element to hydrate; null if the current page differs from the server-rendered one. */
  private takeRendered(entry: RemoteEntry, first: PreparedPage): HTMLElement | null {
    if (!this.isRenderedBy(entry) || !isSameAddress(first.location, this.host.history.location)) return null;
    const element = this.container?.querySelector<HTMLElement>(`:scope > [${RENDERED_MARK}]`) ?? null;
    if (element) this.rendered = null;
    return element;
  }

  /** Navigation after a failed load retries the remote and must not keep showing the previous page. */
  private retryAfterNavigation = (): void => {
    if (this.status.kind === 'failed' && this.rendered) this.retry();
  };

  private enqueue(job: () => Promise<void>): void {
    this.queue = this.queue.then(job, job);
  }

  private set(status: OutletStatus): void {
    this.status = status;
    for (const listener of [...this.listeners]) listener();
  }
}
