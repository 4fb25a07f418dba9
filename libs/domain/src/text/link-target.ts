/** Where a link leads: to a page of this site, to another site, or to a mail or phone program. */
export interface LinkTarget {
  kind: 'site' | 'web' | 'contact';
  /** The address in visible ASCII characters without `"`, `<`, `>` and `\`, so that every reader takes it alike. */
  href: string;
}

/** Stands for the address of this site, which nobody else can own. */
const SITE = 'https://site.invalid';
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** The characters of a plain address are those of `app.is_article_html`. */
const NOT_PLAIN = /[^!-~]|["<>\\`]/gu;

/**
 * Reads a link's address as a browser would, and writes it in one plain form; null for an address that is not allowed
 * in a link: another scheme, a name and password before the host, or a path that does not start at the root.
 */
export function linkTarget(written: string): LinkTarget | null {
  if (/\p{Cs}/u.test(written)) return null;
  // Browsers drop these characters before they parse: `/<tab>/host` is `//host`.
  const address = written.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return /^[/\\#]/.test(address) ? targetOf(address) : null;
    case 'http':
    case 'https':
      // Without slashes the host would depend on the scheme of the page that holds the link.
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
  // `/.//host` has the path `//host`, which alone would be an address elsewhere.
  return { kind: 'site', href: plain(url.pathname.replace(/^\/+/, '/') + url.search + url.hash) };
}

function plain(address: string): string {
  return address.replace(NOT_PLAIN, encodeURIComponent);
}
