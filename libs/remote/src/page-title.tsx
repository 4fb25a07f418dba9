import { createContext, useContext, useEffect } from 'react';
import { ServerReportContext } from './server-report';

/** Receives the title that a page takes from its data; null restores that of the route rule. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Replaces the title of the route rule by one from the page's data; null or undefined keeps it. */
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
