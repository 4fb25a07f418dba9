import type { RemoteEntry } from '@arbora/registry';

/** `hydrating`: the server-rendered page is on screen while its remote loads. */
export type OutletStatus =
  | { kind: 'empty' }
  | { kind: 'loading'; remote: string }
  | { kind: 'hydrating'; remote: string }
  | { kind: 'ready'; remote: string }
  | { kind: 'failed'; remote: string; error: unknown };

/** The outlet as components see it. */
export interface Outlet {
  subscribe: (listener: () => void) => () => void;
  getStatus: () => OutletStatus;
  /** Status on the server and during hydration; referentially stable. */
  getRenderedStatus: () => OutletStatus;
  /** Sets the element that holds remotes; null unmounts. */
  attach: (container: HTMLElement | null) => void;
  /** Shows a remote; null shows none. */
  show: (entry: RemoteEntry | null) => void;
  /** Retries the current remote after a failure. */
  retry: () => void;
  /** On a server: HTML of the page. */
  html?: string;
}
