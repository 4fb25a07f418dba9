import { DEFAULT_SITE } from '@arbora/domain';
import type { Site } from '@arbora/domain';

/** Reads the nursery's settings from `<script type="application/json" id="site">`. */
export function deliveredSite(): Site {
  const element = document.getElementById('site');
  return element?.textContent ? (JSON.parse(element.textContent) as Site) : DEFAULT_SITE;
}
