import { BASKET_AMOUNT_MAX, BASKET_NOTE_MAX, type Basket, type MatchedLine } from '@arbora/domain';
import { adding, isFull, existingLine, type BasketChange } from '../basket/basket-changes';
import { isHeadingLine } from './heading-line';

type ListItem = MatchedLine['items'][number];

/** A line of a list with the person's choice. */
export interface ListLine extends MatchedLine {
  text: string;
  amount: number;
  isAmountMissing: boolean;
  /** Id of an item; null: the line stays as a note; undefined: not chosen yet, which adds nothing. */
  choice: string | null | undefined;
}

/** The lines that are not empty, without rows of column headings. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isHeadingLine(line));
}

const UNMATCHED: MatchedLine = { amount: null, doubt: 'plant', asked: null, nearest: [], items: [] };

/** Lines with their matches: only certain ones are chosen, and a missing amount is one piece. */
export function withDefaultChoices(texts: readonly string[], matched: readonly MatchedLine[]): ListLine[] {
  return texts.map((text, index) => {
    const line = matched[index] ?? UNMATCHED;
    const amount = Math.min(line.amount ?? 1, BASKET_AMOUNT_MAX);
    const choice = line.doubt === null ? line.items[0]?.id : undefined;
    return { ...line, text, amount, isAmountMissing: line.amount === null, choice };
  });
}

/** Items grouped by the name of their plant, in their order. */
export function byPlant(items: readonly ListItem[]): [plant: string, items: ListItem[]][] {
  const plants = new Map<string, ListItem[]>();
  for (const item of items) plants.set(item.name, [...(plants.get(item.name) ?? []), item]);
  return [...plants];
}

/** Size, root and form of an item. */
export const sizeText = ({ size, spec1, spec2 }: ListItem): string => [size, spec1, spec2].filter(Boolean).join(' ');

export const chosenItem = ({ items, choice }: ListLine) => items.find(({ id }) => id === choice);

/** The basket with the lines that have a plant, and the texts of lines without one or beyond the maximum. */
export function withList(basket: Basket, lines: readonly ListLine[]): { basket: Basket; unmatched: string[] } {
  const unmatched: string[] = [];
  let result = basket;
  for (const line of lines) {
    const item = chosenItem(line);
    const added = item && {
      product_item_id: item.id,
      name: item.name,
      size: item.size,
      spec1: item.spec1,
      spec2: item.spec2,
    };
    if (!added || (isFull(result) && !existingLine(result, added))) unmatched.push(line.text);
    else result = adding(added, line.amount)(result);
  }
  return { basket: result, unmatched };
}

/** A basket change that adds the chosen plants of a list. */
export function addingList(lines: readonly ListLine[]): BasketChange {
  return (basket) => withList(basket, lines).basket;
}

/** The note with lines appended; null if it would be too long. */
export function noteWith(note: string, lines: readonly string[]): string | null {
  const text = [note.trim(), ...lines].filter(Boolean).join('\n');
  return text.length > BASKET_NOTE_MAX ? null : text;
}
