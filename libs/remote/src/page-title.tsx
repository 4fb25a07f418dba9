import { createContext, useContext, useEffect } from 'react';
import { ServerReportContext } from './server-report';

/** Takes the title that the page on screen has from its data; null goes back to its route rule's. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Replaces the title of the page's route rule by one that comes from its data; null or undefined leaves it. */
export function usePageTitle(title: string | null | undefined): void {
  const setTitle = useContext(PageTitleContext);
  const report = useContext(ServerReportContext);
  if (title) report?.title(title);
  useEffect(() => {
    if (!title) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
