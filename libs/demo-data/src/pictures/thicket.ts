import { n, type Point, type Random } from '../drawing/path';
import { drawPlant } from './draw-plant';
import type { PlantLook } from './plant-looks';

/** Plants of one kind that stand many times in a picture: a few are drawn, the others are these at another size. */
export interface Thicket {
  /** Goes before the first of them. */
  defs: string;
  place(foot: Point, height: number): string;
}

const VARIANTS = 3;

/** `name` is the thicket's own in its picture; `height` is about the one at which they stand. */
export function thicket(name: string, look: PlantLook, height: number, random: Random): Thicket {
  const drawn = Array.from({ length: VARIANTS }, (_, index) => `<g id="${name}${index}">${drawPlant({ x: 0, y: 0 }, height, look, random)}</g>`); // prettier-ignore
  let placed = 0;
  return {
    defs: `<defs>${drawn.join('')}</defs>`,
    place({ x, y }, wanted) {
      placed += 1;
      const scale = wanted / height;
      // The same one comes mirrored the next time.
      const side = Math.floor(placed / VARIANTS) % 2 ? -scale : scale;
      return `<use href="#${name}${placed % VARIANTS}" transform="translate(${n(x)} ${n(y)}) scale(${hundredths(side)} ${hundredths(scale)})"/>`; // prettier-ignore
    },
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
