import { AGES, sizeAfter, type PlantSize } from './growth';

/** Of the drawing, in its own units; the ground lies above its lower edge. */
export const SCENE = { width: 1000, height: 760, ground: 690 } as const;

/** In cm. */
const HOUSE_WIDTH = 900;
export const PERSON_HEIGHT = 175;
const LEAST_HEIGHT = 240;
/** Air above the tallest, and the share of the width that the plant may take. */
const AIR = 1.1;
const PLANT_SHARE = 0.5;

export interface Scene {
  /** Units of the drawing a cm. */
  scale: number;
  /** Where the right wall of the house, the person and the middle of the plant stand. */
  house: number;
  person: number;
  plant: number;
  ages: { years: number; size: PlantSize }[];
  /** Heights in m to be marked at the edge. */
  marks: number[];
}

const STEPS = [0.5, 1, 2, 5, 10];
const MARKS_MAX = 6;

/** How large all is drawn, so that the plant of 25 years, a person and as much of the house as there is room for fit. */
export function sceneOf(plant: Parameters<typeof sizeAfter>[0]): Scene {
  const ages = AGES.map((years) => ({ years, size: sizeAfter(plant, years) }));
  const { height, width } = ages.at(-1)!.size;
  const scale = Math.min(
    SCENE.ground / (Math.max(height, LEAST_HEIGHT) * AIR),
    (SCENE.width * PLANT_SHARE) / Math.max(width, 1),
  );
  const visible = SCENE.ground / scale / 100;
  const step = STEPS.find((one) => visible / one <= MARKS_MAX) ?? STEPS.at(-1)!;
  const marks = Array.from({ length: Math.floor((visible * 0.93) / step) }, (_, index) => (index + 1) * step);
  // A whole house where there is room for it, else its right end.
  const house = Math.min(SCENE.width * 0.38, HOUSE_WIDTH * scale + 30);
  return { scale, house, person: house + Math.max(46, 60 * scale), plant: SCENE.width * 0.7, ages, marks };
}
