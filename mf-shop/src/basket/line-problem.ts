import { isApiError } from '@arbora/api';
import type { Basket, BasketLineProblem } from '@arbora/domain';
import { lineKey } from './basket-changes';

/** A line that kept the basket from being ordered. */
export interface LineProblem {
  key: string;
  kind: 'gone' | 'outOfStock';
  /** Pieces that can still be had. */
  inventory: number;
}

/** The line that an order was refused for; null where it was refused for something else. */
export function lineProblemOf(error: unknown, basket: Basket): LineProblem | null {
  const isGone = isApiError(error, 'shop.item_unknown');
  if (!isGone && !isApiError(error, 'shop.out_of_stock')) return null;
  const told = detailsOf(error.body);
  const line = told && basket.items[told.line];
  return line ? { key: lineKey(line), kind: isGone ? 'gone' : 'outOfStock', inventory: told.inventory ?? 0 } : null;
}

function detailsOf(body: unknown): BasketLineProblem | null {
  const details = (body as { details?: unknown } | null)?.details;
  if (typeof details !== 'string') return null;
  try {
    return JSON.parse(details) as BasketLineProblem;
  } catch {
    return null;
  }
}
