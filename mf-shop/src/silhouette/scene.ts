import { AGES, sizeAfter, type PlantSize } from './growth';

/** Size of the drawing and height of its ground line, in its own units. */
export const SCENE = { width: 1000, height: 760, ground: 690 } as const;

/** In cm. */
const HOUSE_WIDTH = 900;
export const PERSON_HEIGHT = 175;
const MIN_HEIGHT = 240;
/** Space above the tallest object, and the fraction of the width for the plant. */
const HEADROOM = 1.1;
const PLANT_SHARE = 0.5;

export interface Scene {
  /** Drawing units per cm. */
  scale: number;
  /** Positions of the house's right wall, the person and the middle of the plant. */
  house: number;
  person: number;
  plant: number;
  ages: { years: number; size: PlantSize }[];
  /** Heights in m marked at the edge. */
  marks: number[];
}

const STEPS = [0.5, 1, 2, 5, 10];
const MARKS_MAX = 6;

/** Lays out the scene at a scale that fits the plant after 25 years, a person and as much of the house as possible. */
export function sceneOf(plant: Parameters<typeof sizeAfter>[0]): Scene {
  const ages = AGES.map((years) => ({ years, size: sizeAfter(plant, years) }));
  const { height, width } = ages.at(-1)!.size;
  const scale = Math.min(
    SCENE.ground / (Math.max(height, MIN_HEIGHT) * HEADROOM),
    (SCENE.width * PLANT_SHARE) / Math.max(width, 1),
  );
  const visible = SCENE.ground / scale / 100;
  const step = STEPS.find((one) => visible / one <= MARKS_MAX) ?? STEPS.at(-1)!;
  const marks = Array.from({ length: Math.floor((visible * 0.93) / step) }, (_, index) => (index + 1) * step);
  // The whole house if it fits, otherwise its right end.
  const house = Math.min(SCENE.width * 0.38, HOUSE_WIDTH * scale + 30);
  return { scale, house, person: house + Math.max(46, 60 * scale), plant: SCENE.width * 0.7, ages, marks };
}
