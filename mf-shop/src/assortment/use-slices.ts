import { startTransition, useEffect, useState } from 'react';

/** Fills the viewport of a desktop. */
const FIRST = 12;
const SLICE = 13;

interface Slices<Row> {
  rows: readonly Row[];
  count: number;
}

/**
 * Returns the rows to render: of a new result first those in view, and more with each frame, as the layout of fifty rows
 * at once blocks typing on a slow phone.
 * @param atOnce whether a new result has all its rows, as scroll restoration needs their height
 */
export function useSlices<Row>(rows: Row[], atOnce: boolean): Row[] {
  const [slices, setSlices] = useState<Slices<Row>>({ rows, count: rows.length });
  const isNew = slices.rows !== rows;
  const count = isNew ? (atOnce ? rows.length : FIRST) : slices.count;
  useEffect(() => {
    if (count >= rows.length) {
      if (isNew) setSlices({ rows, count });
      return undefined;
    }
    // In a task after the frame, so that the rows so far are painted.
    const timer = setTimeout(() => startTransition(() => setSlices({ rows, count: count + SLICE })));
    return () => clearTimeout(timer);
  }, [rows, count, isNew]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
