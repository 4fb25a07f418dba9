import type { Registry } from '@arbora/registry';

/** The registry that the page was delivered with; its element is written by the web server. */
export function deliveredRegistry(): Registry {
  const element = document.getElementById('registry');
  if (!element?.textContent) throw new Error('The page came without a registry');
  return JSON.parse(element.textContent) as Registry;
}
