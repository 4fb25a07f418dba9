import type { Column, Resource } from '../catalog';
import type { Payload } from '../parse/payload';
import type { Window } from '../parse/range';
import type { PlannedCondition, PlannedOrder, ReadNode } from './read-plan';

/** Rows that a statement returns: none, their keys for `Location`, or the response itself. */
export type Returning = 'minimal' | 'headers-only' | 'representation';

interface WriteBase {
  resource: Resource;
  returning: Returning;
  /** The response, read from the written rows. */
  read: ReadNode;
}

export interface InsertPlan extends WriteBase {
  kind: 'insert';
  payload: Payload;
  columns: readonly Column[];
  /** Columns missing in a row get their default instead of null. */
  missingAsDefault: boolean;
  conflict: { columns: readonly string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' } | null;
  /** PUT: rows are written only if they satisfy these. */
  where: readonly PlannedCondition[];
}

/** Rows to change: those that match the filters, or a window of them. */
interface Target {
  where: readonly PlannedCondition[];
  order: readonly PlannedOrder[];
  window: Window | null;
}

export interface UpdatePlan extends WriteBase, Target {
  kind: 'update';
  payload: Payload;
  columns: readonly Column[];
  missingAsDefault: boolean;
}

export interface DeletePlan extends WriteBase, Target {
  kind: 'delete';
}

export type WritePlan = InsertPlan | UpdatePlan | DeletePlan;
