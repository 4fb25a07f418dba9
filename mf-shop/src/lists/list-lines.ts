import { BASKET_AMOUNT_MAX, BASKET_NOTE_MAX, type Basket, type MatchedLine } from '@arbora/domain';
import { adding, isFull, lineLike, type BasketChange } from '../basket/basket-changes';

/** A line of a list with what the person decides about it. */
export interface ListLine extends MatchedLine {
  text: string;
  amount: number;
  /** Id of an item; null: the line stays as a note. */
  choice: string | null;
}

/** Lines that say something. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Lines with what they mean: the likeliest plant is chosen, a line without an amount is of one piece. */
export function decided(texts: readonly string[], matched: readonly MatchedLine[]): ListLine[] {
  return texts.map((text, index) => {
    const { amount, sure, items } = matched[index] ?? { amount: null, sure: false, items: [] };
    const pieces = Math.min(amount ?? 1, BASKET_AMOUNT_MAX);
    return { text, amount: pieces, sure, items, choice: items[0]?.id ?? null };
  });
}

export const chosenItem = ({ items, choice }: ListLine) => items.find(({ id }) => id === choice);

/** The basket with the lines that have a plant, and the texts of those that have none or no room any more. */
export function withList(basket: Basket, lines: readonly ListLine[]): { basket: Basket; left: string[] } {
  const left: string[] = [];
  let grown = basket;
  for (const line of lines) {
    const item = chosenItem(line);
    const added = item && {
      product_item_id: item.id,
      name: item.name,
      size: item.size,
      spec1: item.spec1,
      spec2: item.spec2,
    };
    if (!added || (isFull(grown) && !lineLike(grown, added))) left.push(line.text);
    else grown = adding(added, line.amount)(grown);
  }
  return { basket: grown, left };
}

/** Adds the chosen plants of a list; of a list that is added to another tab's basket the same. */
export function addingList(lines: readonly ListLine[]): BasketChange {
  return (basket) => withList(basket, lines).basket;
}

/** The note with lines below it; null where that is too long. */
export function noteWith(note: string, lines: readonly string[]): string | null {
  const text = [note.trim(), ...lines].filter(Boolean).join('\n');
  return text.length > BASKET_NOTE_MAX ? null : text;
}
