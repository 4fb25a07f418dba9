import type { DehydratedState } from '@arbora/query';
import type { PageLanguages, RenderedSession } from '@arbora/registry';

/** What a page that came rendered was rendered with. */
export interface DeliveredPage {
  /** Path with language, and search, that the document was asked for by. */
  url: string;
  /** Whose page it is; null for the screen of a page that is not there. */
  remote: string | null;
  session: RenderedSession;
  queries: DehydratedState | null;
  languages?: PageLanguages;
}

/**
 * In `<script type="application/json" id="rendered">`; null where the page came empty, to be rendered here, or is of another
 * address than the present one: of two that share a document, a person can go back to the other before scripts are there.
 */
export function deliveredPage(): DeliveredPage | null {
  const text = document.getElementById('rendered')?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as DeliveredPage;
  const { pathname, search } = window.location;
  return page.url === pathname + search ? page : null;
}
