import {
  BASKET_AMOUNT_MAX,
  BASKET_FILES_MAX,
  BASKET_ITEMS_MAX,
  addToBasket,
  withType,
  type Basket,
  type BasketFile,
  type BasketItem,
  type WebOrderType,
} from '@arbora/domain';

/**
 * A change of the basket as a function. It is replayed on the basket of another tab or device that saved first, so
 * lines are addressed by content rather than index.
 */
export type BasketChange = (basket: Basket) => Basket;

/** A line to add; its type is that of the basket. */
export type NewLine = Omit<BasketItem, 'amount' | 'type'>;

/** Identifies a line within a basket. */
export function lineKey({ product_item_id, offer_item_id }: Pick<BasketItem, 'product_item_id' | 'offer_item_id'>) {
  return `${product_item_id} ${offer_item_id ?? ''}`;
}

/** The existing line that `line` would be added to. */
export function existingLine(basket: Basket, line: Pick<BasketItem, 'product_item_id' | 'offer_item_id'>) {
  const key = lineKey(line);
  return basket.items.find((item) => lineKey(item) === key);
}

/** Whether the basket has reached its maximum of lines. */
export function isFull(basket: Basket): boolean {
  return basket.items.length >= BASKET_ITEMS_MAX;
}

/**
 * Adds to a line or appends one. The basket keeps its type, but an empty one becomes an order if the line is from an
 * offer, because it has a price. `max` is the stock, if it limits the amount.
 */
export function adding(line: NewLine, amount: number, max = BASKET_AMOUNT_MAX): BasketChange {
  return (basket) => {
    const existing = existingLine(basket, line);
    if (!existing && isFull(basket)) return basket;
    const type = basket.items.length === 0 && line.offer_item_id ? 'order' : basket.type;
    const room = Math.max(0, max - (existing?.amount ?? 0));
    return room === 0 ? basket : addToBasket(basket, { ...line, type, amount: Math.min(amount, room) });
  };
}

export function settingAmount(key: string, amount: number): BasketChange {
  return (basket) => ({
    ...basket,
    items: basket.items.map((item) => (lineKey(item) === key ? { ...item, amount } : item)),
  });
}

export function removing(key: string): BasketChange {
  return (basket) => ({ ...basket, items: basket.items.filter((item) => lineKey(item) !== key) });
}

/** Puts a removed line back at its index, unless it exists again. */
export function restoring(line: BasketItem, index: number): BasketChange {
  return (basket) => {
    if (existingLine(basket, line) || isFull(basket)) return basket;
    const items = [...basket.items];
    items.splice(index, 0, { ...line, type: basket.type });
    return { ...basket, items };
  };
}

/** Changing the type starts a new basket (spec §4), after a confirmation. */
export function changingType(type: WebOrderType): BasketChange {
  return (basket) => withType(basket, type);
}

export function noting(note: string): BasketChange {
  return (basket) => ({ ...basket, note });
}

export function choosingBranch(center: string | null): BasketChange {
  return (basket) => ({ ...basket, center });
}

export function attaching(file: BasketFile): BasketChange {
  return (basket) =>
    basket.files.length >= BASKET_FILES_MAX || basket.files.some(({ id }) => id === file.id)
      ? basket
      : { ...basket, files: [...basket.files, file] };
}

export function detaching(fileId: string): BasketChange {
  return (basket) => ({ ...basket, files: basket.files.filter(({ id }) => id !== fileId) });
}
