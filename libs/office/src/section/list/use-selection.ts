import { useState } from 'react';
import type { Section, SectionRow } from '../section';

export interface Selection {
  rows: readonly SectionRow[];
  has: (row: SectionRow) => boolean;
  toggle: (row: SectionRow) => void;
  /** Selects all of these rows, or none if all are selected. */
  toggleAll: (rows: readonly SectionRow[]) => void;
  add: (rows: readonly SectionRow[]) => void;
  clear: () => void;
}

/** The selected rows, across pages of a list. */
export function useSelection({ key }: Section): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, SectionRow>>(new Map());
  const idOf = (row: SectionRow): string => String(row[key]);
  const has = (row: SectionRow): boolean => chosen.has(idOf(row));

  function set(rows: readonly SectionRow[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(idOf(row), row);
      else next.delete(idOf(row));
    }
    setChosen(next);
  }
  return {
    rows: [...chosen.values()],
    has,
    toggle: (row) => set([row], !has(row)),
    toggleAll: (rows) => set(rows, !rows.every(has)),
    add: (rows) => set(rows, true),
    clear: () => setChosen(new Map()),
  };
}
