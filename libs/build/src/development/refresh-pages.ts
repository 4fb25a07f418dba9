/**
 * Replaces the helpers that the React Refresh plugin adds to every module, and adds pages to them: a module that exports
 * only a page is replaced as one that exports only components.
 */
import utils, { type Hot } from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils';
import type { Page } from '@arbora/remote';

/** Kept for the next version of the module. */
interface PageData {
  pages?: readonly Page[];
}

function pageOf(exports: unknown): Page | null {
  const names = exports && typeof exports === 'object' ? Object.keys(exports) : [];
  if (names.join() !== 'default') return null;
  const page = (exports as { default: unknown }).default;
  return page && typeof page === 'object' && 'Component' in page ? (page as Page) : null;
}

/** The remote's runtime holds the page that it has loaded, so earlier versions take over the new declaration. */
function updateEarlier(page: Page, hot: Hot): void {
  const earlier = (hot.data as PageData | undefined)?.pages ?? [];
  for (const one of earlier) Object.assign(one, { queries: undefined }, page);
  hot.dispose((data: PageData) => {
    data.pages = [...earlier, page];
  });
}

export const { getModuleExports } = utils;

export function executeRuntime(exports: unknown, moduleId: string | number, hot?: Hot, ...rest: unknown[]): void {
  const page = pageOf(exports);
  if (page && hot) updateEarlier(page, hot);
  utils.executeRuntime(page ? { Component: page.Component } : exports, moduleId, hot, ...rest);
}
