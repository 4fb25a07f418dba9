/** Inline styles, which mail clients need but the page's content security policy blocks in markup. */
const STYLE_ATTRIBUTE = / style="/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Renders the HTML of a mail into an empty document. It inherits the page's policy, which blocks inline styles but
 * not constructed stylesheets, so the styles move into one.
 */
export function showMail(shown: Document, html: string): void {
  const view = shown.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheets = [...html.matchAll(STYLE_ELEMENT)].map(([, css = '']) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  const withoutStyles = html.replace(STYLE_ELEMENT, '').replace(STYLE_ATTRIBUTE, ' data-style="');
  const parsed = new DOMParser().parseFromString(withoutStyles, 'text/html');
  shown.documentElement.lang = parsed.documentElement.lang;
  shown.adoptedStyleSheets = sheets;
  shown.body.replaceWith(shown.importNode(parsed.body, true));
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  // Links open in a new tab: a click would otherwise replace the mail in the frame.
  for (const link of shown.querySelectorAll('a')) link.target = '_blank';
}
