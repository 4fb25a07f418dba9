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
  if (slices.rows !== rows) setSlices({ rows, count: atOnce ? rows.length : FIRST });
  const { count } = slices;
  useEffect(() => {
    if (count >= rows.length) return undefined;
    // In a task after the frame, so that the rows so far are painted.
    const timer = setTimeout(() => startTransition(() => setSlices({ rows, count: count + SLICE })));
    return () => clearTimeout(timer);
  }, [rows, count]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
