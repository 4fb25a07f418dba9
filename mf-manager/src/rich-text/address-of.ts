import { linkTarget } from '@arbora/domain';

/** An address as people type it, in the form that the sanitizer of articles leaves; null where it takes none. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  const known = ownPath(text);
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(known)) return linkTarget(`https://${known}`)?.href ?? null;
  return linkTarget(known)?.href ?? null;
}

/** The address of a picture of this site; null for any other. */
export function pictureOf(typed: string): string | null {
  const target = linkTarget(ownPath(typed.trim()));
  return target?.kind === 'site' && /^\/./.test(target.href) ? target.href : null;
}

/** Without the name of this site, so that it holds wherever the site stands. */
function ownPath(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
