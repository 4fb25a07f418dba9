import type { PageLanguages } from '@arbora/registry';
import type { Location } from '@arbora/router';
import { createContext, useContext, useSyncExternalStore } from 'react';

interface ReportedLanguages {
  pathname: string;
  languages: PageLanguages;
}

/** The languages reported by the page on screen. */
export class PageLanguagesStore {
  private readonly listeners = new Set<() => void>();
  private reported: ReportedLanguages | null;

  /** @param rendered the value of the server render */
  constructor(private readonly rendered: ReportedLanguages | null = null) {
    this.reported = rendered;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  get = (): ReportedLanguages | null => this.reported;
  getRendered = (): ReportedLanguages | null => this.rendered;

  report = ({ pathname }: Pick<Location, 'pathname'>, languages: PageLanguages): void => {
    this.reported = { pathname, languages };
    for (const listener of [...this.listeners]) listener();
  };
}

export const PageLanguagesStoreContext = createContext(new PageLanguagesStore());

/**
 * The languages of the page at `location`; null if it exists in all of them under its path, or has not reported yet.
 */
export function usePageLanguages({ pathname }: Location): PageLanguages | null {
  const store = useContext(PageLanguagesStoreContext);
  const reported = useSyncExternalStore(store.subscribe, store.get, store.getRendered);
  return reported?.pathname === pathname ? reported.languages : null;
}
