import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts of style sheets by address, without those that are missing or cannot be inlined. */
export type StyleTexts = (hrefs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const ABSOLUTE = /^(?:[a-z]+:|\/|#)/i;

/** Rewrites relative URLs, which refer to files beside the sheet, for use in a document. */
function fromRoot(css: string, href: string): string {
  const base = href.slice(0, href.lastIndexOf('/') + 1);
  return css.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _quote, target: string) =>
    ABSOLUTE.test(target) ? whole : `url(${base}${target})`,
  );
}

/** Reads style sheets of `siteDir` for inlining. Their names contain a content hash, so each is read once. */
export function openStyleTexts(siteDir: string): StyleTexts {
  const sheets = new Map<string, Promise<string | null>>();

  async function read(href: string): Promise<string | null> {
    if (!href.startsWith('/remotes/')) return null;
    const css = await readFile(path.join(siteDir, href), 'utf8').catch(() => null);
    if (css === null) sheets.delete(href);
    return css === null || /<\/style/i.test(css) ? null : fromRoot(css, href);
  }
  function textOf(href: string): Promise<string | null> {
    let text = sheets.get(href);
    if (!text) sheets.set(href, (text = read(href)));
    return text;
  }

  return async (hrefs) => {
    const texts = await Promise.all(hrefs.map(async (href) => [href, await textOf(href)] as const));
    return new Map(texts.filter((entry): entry is readonly [string, string] => entry[1] !== null));
  };
}
