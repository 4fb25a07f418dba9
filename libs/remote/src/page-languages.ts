import type { PageLanguages } from '@arbora/registry';
import { createContext, useContext, useEffect } from 'react';
import { ServerReportContext } from './server-report';

/** Takes the languages of the page on screen. */
export const PageLanguagesContext = createContext<(languages: PageLanguages) => void>(() => undefined);

/**
 * Says in which languages the page is, and where, when it is not under one path in all of them: alternate links and the
 * language switch lead there and nowhere else. Null or undefined says nothing yet. Give the same object while nothing
 * changes, such as the data of a query.
 */
export function usePageLanguages(languages: PageLanguages | null | undefined): void {
  const tell = useContext(PageLanguagesContext);
  const report = useContext(ServerReportContext);
  if (languages) report?.languages(languages);
  useEffect(() => {
    if (languages) tell(languages);
  }, [tell, languages]);
}
