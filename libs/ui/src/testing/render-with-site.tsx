import { createMemoryHistory, type History } from '@arbora/router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Site } from './site';

/**
 * Renders a component on the Czech site at `url`, after the pages `before` in history; `update` renders other children.
 */
export function renderWithSite(
  children: ReactNode,
  { url = '/novinky', before = [] }: { url?: string; before?: string[] } = {},
): RenderResult & { history: History; update: (children: ReactNode) => void } {
  const history = createMemoryHistory({ initialEntries: [...before, url].map((path) => `/cs${path}`) });
  const wrap = (inside: ReactNode): ReactElement => <Site history={history}>{inside}</Site>;
  const result = render(wrap(children));
  return { ...result, history, update: (inside) => result.rerender(wrap(inside)) };
}
