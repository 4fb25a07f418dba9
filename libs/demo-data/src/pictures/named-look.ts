import { PLANTS } from '../plants/plants';
import { lookOf, type PlantLook } from './plant-looks';

/** Returns the look of a plant, optionally in another season. */
export function lookNamed(latin: string, changes: Partial<PlantLook> = {}): PlantLook {
  const plant = PLANTS.find(([name]) => name === latin);
  if (!plant) throw new Error(`no plant ${latin}`);
  return { ...lookOf(plant), ...changes };
}

/** Removes flowers and fruits. */
export function plain(look: PlantLook): PlantLook {
  const { bloom: _bloom, ...rest } = look;
  return rest;
}
