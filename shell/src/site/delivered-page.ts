import type { DehydratedState } from '@arbora/query';
import type { RenderedSession } from '@arbora/registry';

/** What a page that came rendered was rendered with. */
export interface DeliveredPage {
  /** Whose page it is; null for the screen of a page that is not there. */
  remote: string | null;
  session: RenderedSession;
  queries: DehydratedState | null;
}

/** In `<script type="application/json" id="rendered">`; null where the page came empty, to be rendered here. */
export function deliveredPage(): DeliveredPage | null {
  const element = document.getElementById('rendered');
  return element?.textContent ? (JSON.parse(element.textContent) as DeliveredPage) : null;
}
