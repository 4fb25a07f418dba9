/** Overlays: the component whose buttons open it, and the button's index. */
export const OVERLAYS = [
  ['Dialog placement', 0],
  ['Dialog placement', 1],
  ['ConfirmDialog', 1],
  ['DrawerForm', 0],
  ['Gallery', 0],
] as const;

/** A component of plain areas, which is compared with a stricter tolerance of colours. */
export const COLOURS = 'tokens: colours';
export const STRICT_COLOURS = { threshold: 0.01, maxDiffPixelRatio: 0.006 };
