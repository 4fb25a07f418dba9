const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const;
export type ArrowKey = keyof typeof STEPS;

export const isArrow = (key: string): key is ArrowKey => key in STEPS;

/** Moves the focus to an adjacent editable cell; false at the edge. */
export function moveFocus(from: HTMLElement, key: ArrowKey): boolean {
  const [down, right] = STEPS[key];
  const rows = [...(from.closest('[data-list-rows]')?.querySelectorAll<HTMLElement>(':is(tbody tr, li)') ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-cell]')])
    .filter((cells) => cells.length > 0);
  const row = rows.findIndex((cells) => cells.includes(from));
  const next = rows[row + down]?.[rows[row]!.indexOf(from) + right];
  next?.focus();
  return next !== undefined;
}
