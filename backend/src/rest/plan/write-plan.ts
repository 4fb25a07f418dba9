import type { Column, Resource } from '../catalog';
import type { Payload } from '../parse/payload';
import type { Window } from '../parse/range';
import type { PlannedCondition, PlannedOrder, ReadNode } from './read-plan';

/** What rows a statement hands back: none, their keys for `Location`, or the answer itself. */
export type Returning = 'minimal' | 'headers-only' | 'representation';

interface WriteBase {
  resource: Resource;
  returning: Returning;
  /** The answer, read from the rows that were written. */
  read: ReadNode;
}

export interface InsertPlan extends WriteBase {
  kind: 'insert';
  payload: Payload;
  columns: readonly Column[];
  /** Columns that are missing in a row get their default instead of null. */
  missingAsDefault: boolean;
  conflict: { columns: readonly string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' } | null;
  /** PUT: rows are written only if they satisfy these. */
  where: readonly PlannedCondition[];
}

/** Rows that are changed: those of the filters, or the ones in a window over them. */
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
