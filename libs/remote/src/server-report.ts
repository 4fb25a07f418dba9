import type { PageLanguages } from '@arbora/registry';
import { createContext } from 'react';

/** Receives a page's reports during server rendering, where effects do not run. */
export interface ServerReport {
  title: (title: string) => void;
  missing: () => void;
  languages: (languages: PageLanguages) => void;
}

/** Null in a browser. */
export const ServerReportContext = createContext<ServerReport | null>(null);
