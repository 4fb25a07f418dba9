import { linkTarget } from '@arbora/domain';
import { Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Card } from './card-node';

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Without column widths, which the article sanitizer removes. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

function spans({ colspan, rowspan }: Record<string, unknown>): Record<string, unknown> {
  return { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) };
}
const PlainHeader = TableHeader.extend({ renderHTML: ({ node }) => ['th', spans(node.attrs), 0] });
const PlainCell = TableCell.extend({ renderHTML: ({ node }) => ['td', spans(node.attrs), 0] });

const TEXT = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => linkTarget(address) !== null,
    // The sanitizer decides which links open a new tab.
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});

const ARTICLE: Extensions = [
  TEXT,
  Subscript,
  Superscript,
  Image,
  Figure,
  Figcaption,
  PlainTable,
  TableRow,
  PlainHeader,
  PlainCell,
];

export type TextKind = 'article' | 'news' | 'letter';

/** The editor's schema: the elements that `sanitizeArticle` or `sanitizeMailHtml` of the back end keeps. */
export const EXTENSIONS: Readonly<Record<TextKind, Extensions>> = {
  article: ARTICLE,
  // Only article pages render cards.
  news: [...ARTICLE, Card],
  letter: [TEXT],
};
