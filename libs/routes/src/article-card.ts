import { product, publicEvent } from './routes';

const folder = ({ pattern }: { pattern: string }): string => pattern.slice(1, pattern.indexOf('/:'));
const PAGES = [folder(product), folder(publicEvent)].join('|');
/** Path of a card's page; the only group is the id. `app_private.placed_cards` of the database has the same rule. */
const ADDRESS = `(?:/[a-z]{2})?/(?:${PAGES})/([0-9a-f-]{36})`;
const CARD_ADDRESS = new RegExp(`^${ADDRESS}$`);

/**
 * Placeholder of a card in an article: a paragraph that consists only of a link to the page of a plant or an event. Use
 * it to split a body; the only group is the id.
 */
export const CARD_PLACEHOLDER = new RegExp(`<p><a href="${ADDRESS}"[^>]*>[^<]*</a></p>`);

/** Whether a link to this address can be replaced by a card. */
export function isCardUrl(href: string): boolean {
  return CARD_ADDRESS.test(href);
}
