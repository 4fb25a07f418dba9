import type { ReactNode } from 'react';

/** A suggestion below a search field: link target and content. */
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
