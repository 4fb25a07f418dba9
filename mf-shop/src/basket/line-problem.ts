import { errorDetails, isApiError } from '@arbora/api';
import type { Basket, BasketLineProblem } from '@arbora/domain';
import { lineKey } from './basket-changes';

/** A line that prevented the order. */
export interface LineProblem {
  key: string;
  kind: 'gone' | 'outOfStock';
  /** Available pieces. */
  inventory: number;
}

/** The line for which an order was refused; null if there was another reason. */
export function lineProblemOf(error: unknown, basket: Basket): LineProblem | null {
  const isGone = isApiError(error, 'shop.item_unknown');
  if (!isGone && !isApiError(error, 'shop.out_of_stock')) return null;
  const details: Partial<BasketLineProblem> = errorDetails(error.body);
  const line = basket.items[details.line ?? -1];
  return line ? { key: lineKey(line), kind: isGone ? 'gone' : 'outOfStock', inventory: details.inventory ?? 0 } : null;
}
