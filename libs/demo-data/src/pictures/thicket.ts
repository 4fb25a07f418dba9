import { n, type Point, type Random } from '../drawing/path';
import { drawPlant } from './draw-plant';
import type { PlantLook } from './plant-looks';

/** Repeats plants of one kind: a few are drawn, the others are scaled copies. */
export interface Thicket {
  /** SVG definitions to insert before the first use. */
  defs: string;
  place(foot: Point, height: number): string;
}

const VARIANTS = 3;

/** `name` is unique in the picture; `height` is approximately the displayed one. */
export function thicket(name: string, look: PlantLook, height: number, random: Random): Thicket {
  const drawn = Array.from({ length: VARIANTS }, (_, index) => `<g id="${name}${index}">${drawPlant({ x: 0, y: 0 }, height, look, random)}</g>`); // oxfmt-ignore
  let placed = 0;
  return {
    defs: `<defs>${drawn.join('')}</defs>`,
    place({ x, y }, wanted) {
      placed += 1;
      const scale = wanted / height;
      // Alternate copies are mirrored.
      const side = Math.floor(placed / VARIANTS) % 2 ? -scale : scale;
      return `<use href="#${name}${placed % VARIANTS}" transform="translate(${n(x)} ${n(y)}) scale(${hundredths(side)} ${hundredths(scale)})"/>`; // oxfmt-ignore
    },
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
