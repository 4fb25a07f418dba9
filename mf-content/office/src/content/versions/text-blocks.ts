/** A paragraph, heading, item, row or picture of an article. */
export interface TextBlock {
  look: BlockLook;
  text: string;
  /** The HTML: differs from another block's even if only a link or bold type has changed. */
  formatted: string;
  /** URL of a picture; `text` is its description. */
  picture?: string;
}
export type BlockLook = 'p' | 'heading' | 'item' | 'quote' | 'row' | 'caption' | 'picture' | 'line';

const LOOKS: Readonly<Record<string, BlockLook>> = {
  p: 'p',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
  blockquote: 'quote',
  tr: 'row',
  figcaption: 'caption',
};
const CELL_BORDER = ' | ';

/** The blocks of an article, in document order. */
export function textBlocks(html: string): TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks: TextBlock[] = [];
  let open: TextBlock = { look: 'p', text: '', formatted: 'p:' };

  function begin(look: BlockLook): void {
    if (open.text.trim() !== '') blocks.push({ ...open, text: open.text.trim() });
    open = { look, text: '', formatted: `${look}:` };
  }
  function write(text: string, formatted = text): void {
    open.text += text;
    open.formatted += formatted;
  }
  function read(parent: Node, look: BlockLook): void {
    for (const node of parent.childNodes) {
      if (node instanceof Element) readElement(node, look);
      else write((node.textContent ?? '').replace(/\s+/g, ' '));
    }
  }
  function readElement(element: Element, look: BlockLook): void {
    const { localName } = element;
    const own = LOOKS[localName];
    if (localName === 'img') {
      const [picture = '', text = ''] = [element.getAttribute('src') ?? '', element.getAttribute('alt') ?? ''];
      begin('picture');
      blocks.push({ look: 'picture', text, picture, formatted: `picture:${picture}:${text}` });
      begin(look);
    } else if (localName === 'hr') {
      begin('line');
      blocks.push({ look: 'line', text: '', formatted: 'line' });
      begin(look);
    } else if (localName === 'br') {
      write('\n');
    } else if (localName === 'td' || localName === 'th') {
      if (element.previousElementSibling) write(CELL_BORDER);
      read(element, look);
    } else if (own !== undefined) {
      // Paragraphs in an item, a quote or a cell are part of it.
      if (look !== 'row') begin(own === 'p' && look !== 'p' ? look : own);
      read(element, look === 'row' || (own === 'p' && look !== 'p') ? look : own);
      if (look !== 'row') begin(look);
    } else {
      const isText = !element.querySelector('p, li, tr, img');
      if (isText) write('', `<${localName} ${element.getAttribute('href') ?? ''}>`);
      read(element, look);
      if (isText) write('', `</${localName}>`);
    }
  }
  read(body, 'p');
  begin('p');
  return blocks;
}
