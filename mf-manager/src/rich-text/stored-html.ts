/** Elements whose only paragraph is unwrapped, as in hand-written HTML. */
const ITEMS = 'li, td, th';

/** Normalizes the editor's HTML for storage: unwraps single paragraphs, removes trailing empty ones. */
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
