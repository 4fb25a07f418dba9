import { DEFAULT_SITE, type Site } from '@arbora/domain';
import type { DehydratedState } from '@arbora/query';
import type { PageLanguages, Registry, RenderedSession } from '@arbora/registry';

/** Reads the registry that the web server embedded in the document. */
export function deliveredRegistry(): Registry {
  const element = document.getElementById('registry');
  if (!element?.textContent) throw new Error('The page came without a registry');
  return JSON.parse(element.textContent) as Registry;
}

/** Reads the nursery's settings from `<script type="application/json" id="site">`. */
export function deliveredSite(): Site {
  const element = document.getElementById('site');
  return element?.textContent ? (JSON.parse(element.textContent) as Site) : DEFAULT_SITE;
}

/** Data of a server-rendered page. */
export interface DeliveredPage {
  /** Path with locale, and search, of the rendered document. */
  url: string;
  /** Remote of the page; null for the 404 screen. */
  remote: string | null;
  session: RenderedSession;
  queries: DehydratedState | null;
  languages?: PageLanguages;
}

/**
 * Reads `<script type="application/json" id="rendered">`. Null if the page came empty, to be rendered in the browser,
 * or if the URL has changed: back within a document may lead to another URL before hydration.
 */
export function deliveredPage(): DeliveredPage | null {
  const text = document.getElementById('rendered')?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as DeliveredPage;
  const { pathname, search } = window.location;
  return page.url === pathname + search ? page : null;
}
