import type { RemoteEntry } from '@arbora/registry';
import { pageParcel, prepare, type Host } from '@arbora/remote';
import { loadDefinition } from '../federation/load-remote';
import { mountParcel } from './mount-parcel';

export type OutletStatus =
  | { kind: 'empty' }
  | { kind: 'loading'; remote: string }
  | { kind: 'ready'; remote: string }
  | { kind: 'failed'; remote: string; error: unknown };

/**
 * Shows one remote at a time in one element. The present remote stays on screen until the next one is ready to
 * render; mounts and unmounts are done one after the other, because single-spa refuses to overlap them.
 */
export class OutletController {
  private status: OutletStatus = { kind: 'empty' };
  private readonly listeners = new Set<() => void>();
  private wanted: RemoteEntry | null = null;
  private turn = 0;
  private queue: Promise<void> = Promise.resolve();
  private current: { remote: string; unmount: () => Promise<void>; element: HTMLElement } | null = null;
  private place: HTMLElement | null = null;

  constructor(private readonly host: Host) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getStatus = (): OutletStatus => this.status;

  /** The element to show remotes in; null takes everything away. */
  attach = (place: HTMLElement | null): void => {
    this.place = place;
    if (!place) this.show(null);
    else if (this.wanted) this.start(this.wanted);
  };

  /** Shows the remote, which follows the history by itself from then on; null shows nothing. */
  show(entry: RemoteEntry | null): void {
    if (entry?.name === this.wanted?.name) return;
    this.wanted = entry;
    if (entry) {
      if (this.place) this.start(entry);
    } else {
      this.turn += 1;
      this.enqueue(() => this.clear());
      this.set({ kind: 'empty' });
    }
  }

  /** Takes the present remote away; resolves when it is gone. */
  leave(): Promise<void> {
    this.show(null);
    return this.queue;
  }

  /** Tries the wanted remote again after a failure. */
  retry = (): void => {
    if (this.wanted) this.start(this.wanted);
  };

  private start(entry: RemoteEntry): void {
    const turn = ++this.turn;
    this.set({ kind: 'loading', remote: entry.name });
    this.enqueue(async () => {
      if (turn !== this.turn) return;
      try {
        if (this.current?.remote !== entry.name) await this.replace(entry, turn);
        if (turn === this.turn) this.set({ kind: 'ready', remote: entry.name });
      } catch (error) {
        if (turn !== this.turn) return;
        await this.clear();
        this.set({ kind: 'failed', remote: entry.name, error });
      }
    });
  }

  private async replace(entry: RemoteEntry, turn: number): Promise<void> {
    const definition = await loadDefinition(entry);
    const first = await prepare(definition, this.host, this.host.history.location);
    if (!first || turn !== this.turn || !this.place) return;
    await this.clear();
    const element = this.place.appendChild(document.createElement('div'));
    try {
      const unmount = await mountParcel(pageParcel(definition, this.host, first), element);
      this.current = { remote: entry.name, unmount, element };
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  private async clear(): Promise<void> {
    const current = this.current;
    if (!current) return;
    this.current = null;
    await current.unmount().catch((error: unknown) => console.error(`Remote ${current.remote} did not unmount`, error));
    current.element.remove();
  }

  private enqueue(job: () => Promise<void>): void {
    this.queue = this.queue.then(job, job);
  }

  private set(status: OutletStatus): void {
    this.status = status;
    for (const listener of [...this.listeners]) listener();
  }
}
