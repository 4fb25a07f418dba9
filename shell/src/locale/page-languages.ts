import type { PageLanguages } from '@arbora/registry';
import type { Location } from '@arbora/router';
import { createContext, useContext, useSyncExternalStore } from 'react';

interface Told {
  pathname: string;
  languages: PageLanguages;
}

/** What pages have told of their languages: of the last one that did, for as long as it is on screen. */
export class ToldLanguages {
  private readonly listeners = new Set<() => void>();
  private told: Told | null;

  /** @param rendered what the server has rendered with */
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

/** The languages of the page at `location`; null where it is in all of them under its path, or has not told yet. */
export function usePageLanguages({ pathname }: Location): PageLanguages | null {
  const store = useContext(ToldLanguagesContext);
  const told = useSyncExternalStore(store.subscribe, store.get, store.getRendered);
  return told?.pathname === pathname ? told.languages : null;
}
