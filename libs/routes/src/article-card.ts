import { product, publicEvent } from './routes';

const folder = ({ pattern }: { pattern: string }): string => pattern.slice(1, pattern.indexOf('/:'));
const PAGES = [folder(product), folder(publicEvent)].join('|');
/** After the language; the only group is the id. `app_private.placed_cards` of the database reads the same addresses. */
const ADDRESS = `(?:/[a-z]{2})?/(?:${PAGES})/([0-9a-f-]{36})`;
const CARD_ADDRESS = new RegExp(`^${ADDRESS}$`);

/**
 * How editors give a card its place in an article: a paragraph that consists only of a link to the page of a plant or an
 * event. Splits a body; the only group is the id.
 */
export const CARD_PLACE = new RegExp(`<p><a href="${ADDRESS}"[^>]*>[^<]*</a></p>`);

/** Whether a card can stand for a link to this address. */
export function isCardAddress(href: string): boolean {
  return CARD_ADDRESS.test(href);
}
