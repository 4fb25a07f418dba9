import { PLANTS } from '../plants/plants';
import { lookOf, type PlantLook } from './plant-looks';

/** How a plant of the assortment looks, or how it looks at another time. */
export function lookNamed(latin: string, changes: Partial<PlantLook> = {}): PlantLook {
  const plant = PLANTS.find(([name]) => name === latin);
  if (!plant) throw new Error(`no plant ${latin}`);
  return { ...lookOf(plant), ...changes };
}

/** The same without flowers and fruits. */
export function plain(look: PlantLook): PlantLook {
  const { bloom: _bloom, ...rest } = look;
  return rest;
}
