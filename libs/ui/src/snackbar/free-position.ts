export interface Size {
  width: number;
  height: number;
}
export interface Point {
  left: number;
  top: number;
}
export type Box = Point & Size;

/** Distance between a snackbar and the controls it avoids, in px. */
const GAP = 8;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function* candidates({ width, height }: Size, room: Box, taken: readonly Box[]): Generator<Point> {
  const bottom = room.top + room.height - height;
  const above = taken.map(({ top }) => top - GAP - height);
  const rows = [bottom, ...above.filter((top) => top >= room.top && top < bottom), room.top];
  const end = room.left + room.width - width;
  for (const top of rows.sort((a, b) => b - a)) {
    for (const left of [(room.left + end) / 2, room.left, end]) yield { left, top };
  }
}

/**
 * Returns a position in `room` at which a box of this size overlaps none of `taken`: the present one, else the lowest
 * free one in the middle, at the start or at the end. If none is free, the position with the smallest overlap.
 */
export function findFreePosition(size: Size, room: Box, taken: readonly Box[], present: Point | null = null): Point {
  const covered = (place: Point): number => taken.reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0);
  const isInside = ({ left, top }: Point): boolean =>
    left >= room.left &&
    top >= room.top &&
    left + size.width <= room.left + room.width &&
    top + size.height <= room.top + room.height;

  let best: Point | null = null;
  let least = Infinity;
  for (const place of [...(present && isInside(present) ? [present] : []), ...candidates(size, room, taken)]) {
    const area = covered(place);
    if (area < least) [best, least] = [place, area];
    if (area === 0) break;
  }
  return best ?? { left: room.left, top: room.top };
}
