import type { Contributions } from '@arbora/remote';

/** Sorts contributions by their `order`. */
export function inOrder<Value extends { order: number }>(
  loaded: Contributions<Value>['loaded'],
): Contributions<Value>['loaded'] {
  return loaded.toSorted((one, other) => one.value.order - other.value.order);
}
