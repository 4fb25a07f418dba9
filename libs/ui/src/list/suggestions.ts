import type { ReactNode } from 'react';

/** What a search field suggests while one types: where it leads, and how it looks. */
export interface Suggestion {
  id: string;
  /** Path without locale. */
  to: string;
  content: ReactNode;
}

export interface SuggestionGroup {
  title: string;
  items: readonly Suggestion[];
}
