import { PLANTS } from '../plants/plants';
import { seedId } from '../seed-id';
import { portrait, twig } from './drawing/scenes';
import type { DrawnPhoto } from './drawn-photo';
import { lookOf } from './plant-look';

/** Lists show plants small, their pages not much larger. In px. */
const SIDE = 480;

/** The pictures of one plant, the first of them its main one. */
export interface PlantPhotos {
  productId: string;
  name: string;
  photos: DrawnPhoto[];
}

/** A plant of every second genus has its picture, some of them also one of their twigs: drawing takes its time. */
export const PLANT_PHOTOS: readonly PlantPhotos[] = firstOfEachGenus()
  .filter((_, index) => index % 2 === 0)
  .map((plant, index) => {
    const [latin, czech] = plant;
    const { look, season } = lookOf(plant);
    const frame = { width: SIDE, height: SIDE, season, seed: index + 1 };
    const title = [`${latin} – ${czech}`, latin, latin] as const;
    const whole: DrawnPhoto = { name: `plant ${latin}`, draw: () => portrait(frame, look), title };
    const near: DrawnPhoto = { name: `twig ${latin}`, draw: () => twig({ ...frame, seed: index + 1001 }, look), title };
    const hasTwig = index % 8 === 0 && look.habit !== 'tuft';
    return { productId: seedId(`product ${latin}`), name: latin, photos: hasTwig ? [whole, near] : [whole] };
  });

function firstOfEachGenus(): typeof PLANTS {
  const seen = new Set<string>();
  return PLANTS.filter(([latin]) => {
    const genus = latin.split(' ')[0] ?? '';
    return !seen.has(genus) && seen.add(genus);
  });
}
