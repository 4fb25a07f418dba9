import type { PageLanguages } from '@arbora/registry';
import type { Location } from '@arbora/router';
import { createContext, useContext, useSyncExternalStore } from 'react';

interface Told {
  pathname: string;
  languages: PageLanguages;
}

/** The languages reported by the page on screen. */
export class ToldLanguages {
  private readonly listeners = new Set<() => void>();
  private told: Told | null;

  /** @param rendered the value of the server render */
  constructor(private readonly rendered: Told | null = null) {
    this.told = rendered;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  get = (): Told | null => this.told;
  getRendered = (): Told | null => this.rendered;

  tell = ({ pathname }: Pick<Location, 'pathname'>, languages: PageLanguages): void => {
    this.told = { pathname, languages };
    for (const listener of [...this.listeners]) listener();
  };
}

export const ToldLanguagesContext = createContext(new ToldLanguages());

/**
 * The languages of the page at `location`; null if it exists in all of them under its path, or has not reported yet.
 */
export function usePageLanguages({ pathname }: Location): PageLanguages | null {
  const store = useContext(ToldLanguagesContext);
  const told = useSyncExternalStore(store.subscribe, store.get, store.getRendered);
  return told?.pathname === pathname ? told.languages : null;
}
