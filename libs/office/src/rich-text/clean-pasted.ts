import { pictureUrl } from './normalize-url';

/** Heading levels that articles do not have, and their replacements. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const NOT_TEXT = 'style, script, meta, link, title, xml, [style*="mso-list:ignore" i], [style*="mso-list: ignore" i]';
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Numbering that Word writes before items of a numbered list. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,3})[.)]/i;

interface PasteOptions {
  /** Whether the text may have pictures, which are those of this site. */
  pictures: boolean;
  onPicturesRefused: () => void;
}

/** Converts HTML of a word processor or another site to plain HTML, with real lists. */
export function cleanPasted(html: string, { pictures, onPicturesRefused }: PasteOptions): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  listsOfWord(body);
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  removeComments(body);
  for (const element of body.querySelectorAll('*')) {
    const heading = HEADINGS[element.localName];
    if (heading !== undefined) replace(element, heading);
    // Office elements such as `o:p`.
    else if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  }
  if (removePictures(body, pictures)) onPicturesRefused();
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  return body.innerHTML;
}

/** Removes the pictures that cannot be stored, and keeps their captions; returns whether there were any. */
function removePictures(body: HTMLElement, pictures: boolean): boolean {
  let isAnyRemoved = false;
  for (const image of body.querySelectorAll('img')) {
    const own = pictures ? pictureUrl(image.getAttribute('src') ?? '') : null;
    if (own !== null) image.setAttribute('src', own);
    else {
      image.remove();
      isAnyRemoved = true;
    }
  }
  for (const figure of body.querySelectorAll('figure')) {
    if (figure.querySelector('img')) continue;
    for (const caption of figure.querySelectorAll('figcaption')) replace(caption, 'p');
    figure.replaceWith(...figure.childNodes);
  }
  return isAnyRemoved;
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function replace(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Word writes list items as paragraphs with a class, a level in their style, and the bullet as text. */
function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const depth = Number(WORD_LIST.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (depth === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const mark = paragraph.querySelector(NOT_TEXT)?.textContent ?? paragraph.textContent;
    const item = body.ownerDocument.createElement('li');
    open = open.slice(0, depth);
    while (open.length < depth) {
      const list = body.ownerDocument.createElement(NUMBER.test(mark) ? 'ol' : 'ul');
      const outer = open.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    for (const bullet of paragraph.querySelectorAll(NOT_TEXT)) bullet.remove();
    item.append(...paragraph.childNodes);
    open.at(-1)!.append(item);
    paragraph.remove();
    last = open[0]!;
  }
}
