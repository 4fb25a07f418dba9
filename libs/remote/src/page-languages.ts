import type { PageLanguages } from '@arbora/registry';
import { createContext, useContext, useEffect } from 'react';
import { ServerReportContext } from './server-report';

/** Receives the languages of the current page. */
export const PageLanguagesContext = createContext<(languages: PageLanguages) => void>(() => undefined);

/**
 * Reports the languages and paths of a page that does not exist under one path in all languages, for alternate links
 * and the language switch. Null or undefined: not known yet. The value must be referentially stable, such as query
 * data.
 */
export function usePageLanguages(languages: PageLanguages | null | undefined): void {
  const tell = useContext(PageLanguagesContext);
  const report = useContext(ServerReportContext);
  if (languages) report?.languages(languages);
  useEffect(() => {
    if (languages) tell(languages);
  }, [tell, languages]);
}
