import type { PageLanguages } from '@arbora/registry';
import { createContext } from 'react';

/** What a page tells of itself while a server renders it; a browser learns the same from effects. */
export interface ServerReport {
  title: (title: string) => void;
  missing: () => void;
  languages: (languages: PageLanguages) => void;
}

/** Null in a browser. */
export const ServerReportContext = createContext<ServerReport | null>(null);
