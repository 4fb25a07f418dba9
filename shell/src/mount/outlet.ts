import type { RemoteEntry } from '@arbora/registry';

/** `hydrating`: what a server has rendered is on screen, and the remote that will take it over on its way. */
export type OutletStatus =
  | { kind: 'empty' }
  | { kind: 'loading'; remote: string }
  | { kind: 'hydrating'; remote: string }
  | { kind: 'ready'; remote: string }
  | { kind: 'failed'; remote: string; error: unknown };

/** The place of the remotes, as screens see it. */
export interface Outlet {
  subscribe: (listener: () => void) => () => void;
  getStatus: () => OutletStatus;
  /** As it is on a server, and while a page from there is hydrated; always the same object. */
  getRenderedStatus: () => OutletStatus;
  /** The element to show remotes in; null takes everything away. */
  attach: (place: HTMLElement | null) => void;
  /** Shows a remote; null shows nothing. */
  show: (entry: RemoteEntry | null) => void;
  /** Tries the wanted remote again after a failure. */
  retry: () => void;
  /** On a server: what stands in the place. */
  html?: string;
}
