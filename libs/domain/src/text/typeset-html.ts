import { typeset } from './typeset';

/** A tag with its attributes, or the text up to the next one. */
const PIECES = /<(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/g;

/** Typesets the text of an article's HTML; tags and attributes are unchanged. */
export function typesetHtml(html: string): string {
  return html.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : typeset(piece)));
}
