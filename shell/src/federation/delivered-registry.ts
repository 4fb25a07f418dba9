import type { Registry } from '@arbora/registry';

/** Reads the registry that the web server embedded in the document. */
export function deliveredRegistry(): Registry {
  const element = document.getElementById('registry');
  if (!element?.textContent) throw new Error('The page came without a registry');
  return JSON.parse(element.textContent) as Registry;
}
