import type { MoodName } from '../drawing/ink';
import { OBRISTVI } from './obristvi';
import { Round } from './round';
import { SMRZICE } from './smrzice';

/** A scene of a tour: initial view, and hotspots in degrees to the right of the centre. */
export interface Place {
  id: string;
  name: readonly [cs: string, en: string, pl: string];
  mood: MoodName;
  yaw?: number;
  ways: Readonly<Record<string, number>>;
  draw: (round: Round) => void;
}

/** The scenes of each tour in display order. */
export const TOUR_PLACES = { obristvi: OBRISTVI, smrzice: SMRZICE } as const satisfies Record<string, readonly Place[]>;
export type TourKey = keyof typeof TOUR_PLACES;

/** Seed of the first panorama; each has its own. */
const SEED = 9100;

/** Returns the name of a scene's picture. */
export const panoramaName = (tour: string, place: string): string => `panorama ${tour} ${place}`;

/** Returns the panorama of a scene as SVG; null if there is none. */
export function drawPanorama(tour: string, id: string): string | null {
  const places: readonly Place[] = Object.hasOwn(TOUR_PLACES, tour) ? TOUR_PLACES[tour as TourKey] : [];
  const index = places.findIndex((place) => place.id === id);
  const place = places[index];
  if (!place) return null;
  const round = new Round(place.mood, SEED + Object.keys(TOUR_PLACES).indexOf(tour) * 100 + index);
  place.draw(round);
  return round.drawn();
}
