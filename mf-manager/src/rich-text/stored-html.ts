/** Paragraphs that stand alone in these are left out, as in texts that were written by hand. */
const ITEMS = 'li, td, th';

/** An editor's HTML in the form that is stored: no paragraph around all of an item's text, no empty ones at the end. */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll(ITEMS)) {
    const [first, ...others] = item.children;
    if (first?.localName !== 'p') continue;
    if (others.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      first.replaceWith(...first.childNodes);
  }
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}
