/** Target of a link: a page of this site, another site, or a mail or phone app. */
export interface LinkTarget {
  kind: 'site' | 'web' | 'contact';
  /** The URL in visible ASCII without `"`, `<`, `>` and `\`, so that all parsers agree on it. */
  href: string;
}

/** Stand-in for this site's origin; the domain cannot be registered. */
const SITE = 'https://site.invalid';
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Same character set as in `app.is_article_html`. */
const NOT_PLAIN = /[^!-~]|["<>\\`]/gu;

/**
 * Parses a link's URL like a browser and normalizes it; null if it is not allowed: another scheme, credentials, or a
 * relative path.
 */
export function linkTarget(written: string): LinkTarget | null {
  if (/\p{Cs}/u.test(written)) return null;
  // Browsers strip these characters before parsing: `/<tab>/host` is `//host`.
  const address = written.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return /^[/\\#]/.test(address) ? targetOf(address) : null;
    case 'http':
    case 'https':
      // Without slashes, the host would depend on the scheme of the page with the link.
      return targetOf(`${scheme}://${address.slice(scheme.length + 1).replace(/^[/\\]+/, '')}`);
    case 'mailto':
    case 'tel':
      return { kind: 'contact', href: plain(`${scheme}${address.slice(scheme.length)}`) };
    default:
      return null;
  }
}

function targetOf(address: string): LinkTarget | null {
  if (!URL.canParse(address, SITE)) return null;
  const url = new URL(address, SITE);
  if (url.username !== '' || url.password !== '' || !/^[\w.~:[\]-]+$/.test(url.host)) return null;
  if (url.origin !== SITE) return { kind: 'web', href: plain(url.href) };
  if (address.startsWith('#')) return { kind: 'site', href: plain(url.hash || '#') };
  // The path of `/.//host` is `//host`, which alone would be a URL of another site.
  return { kind: 'site', href: plain(url.pathname.replace(/^\/+/, '/') + url.search + url.hash) };
}

function plain(address: string): string {
  return address.replace(NOT_PLAIN, encodeURIComponent);
}
