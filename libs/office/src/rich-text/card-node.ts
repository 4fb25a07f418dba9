import { isCardUrl } from '@arbora/routes';
import { Node } from '@tiptap/core';

/** The link of a paragraph that consists only of a link to a plant or an event. */
function cardOf(paragraph: HTMLElement): { href: string; label: string } | false {
  const [link] = paragraph.children;
  const href = link?.localName === 'a' ? (link.getAttribute('href') ?? '') : '';
  const isAlone = paragraph.childNodes.length === 1 && link?.children.length === 0;
  return isAlone && isCardUrl(href) ? { href, label: link.textContent } : false;
}

const unrendered = { default: '', rendered: false };

/** Node of a plant or event card, stored in the format of `CARD_PLACEHOLDER`. */
export const Card = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: unrendered, label: unrendered }),
  parseHTML: () => [{ tag: 'p', priority: 100, getAttrs: cardOf }],
  renderHTML: ({ node }) => ['p', ['a', { href: String(node.attrs['href']) }, String(node.attrs['label'])]],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset['card'] = '';
      dom.textContent = String(node.attrs['label']);
      return { dom };
    },
});
