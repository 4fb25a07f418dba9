/** Styles that mail programs read where they stand and the page's security policy refuses in markup. */
const STYLE_ATTRIBUTE = / style="/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Shows the HTML of a mail in an empty document. The page's policy, which holds there too, refuses styles of markup;
 * those of a stylesheet object are let through, so that the mail keeps its look and its widths.
 */
export function showMail(shown: Document, html: string): void {
  const view = shown.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheets = [...html.matchAll(STYLE_ELEMENT)].map(([, css = '']) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  const bare = html.replace(STYLE_ELEMENT, '').replace(STYLE_ATTRIBUTE, ' data-style="');
  const parsed = new DOMParser().parseFromString(bare, 'text/html');
  shown.documentElement.lang = parsed.documentElement.lang;
  shown.adoptedStyleSheets = sheets;
  shown.body.replaceWith(shown.importNode(parsed.body, true));
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  // Links of a preview lead nowhere: a press would replace the mail in the frame.
  for (const link of shown.querySelectorAll('a')) link.target = '_blank';
}
