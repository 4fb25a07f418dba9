import { linkTarget } from '@arbora/domain';

/** Normalizes a typed URL to the form that the article sanitizer accepts; null if it would reject it. */
export function linkUrl(typed: string): string | null {
  const text = typed.trim();
  const path = ownPath(text);
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(path)) return linkTarget(`https://${path}`)?.href ?? null;
  return linkTarget(path)?.href ?? null;
}

/** Normalizes the URL of a picture of this site; null for any other. */
export function pictureUrl(typed: string): string | null {
  const target = linkTarget(ownPath(typed.trim()));
  return target?.kind === 'site' && /^\/./.test(target.href) ? target.href : null;
}

/** Removes the origin of this site, so that the URL survives a change of domain. */
function ownPath(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
