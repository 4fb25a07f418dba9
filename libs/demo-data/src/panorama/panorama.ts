import type { MoodName } from '../drawing/ink';
import { OBRISTVI } from './obristvi';
import { Round } from './round';
import { SMRZICE } from './smrzice';

/** A place of a tour: where one looks first, and the ways to others in degrees to the right of its middle. */
export interface Place {
  id: string;
  name: readonly [cs: string, en: string, pl: string];
  mood: MoodName;
  yaw?: number;
  ways: Readonly<Record<string, number>>;
  draw: (round: Round) => void;
}

/** The places of each tour in the order of its list. */
export const TOUR_PLACES = { obristvi: OBRISTVI, smrzice: SMRZICE } as const satisfies Record<string, readonly Place[]>;
export type TourKey = keyof typeof TOUR_PLACES;

/** The first panorama's number; each has its own. */
const SEED = 9100;

/** The name of a place's picture. */
export const panoramaName = (tour: string, place: string): string => `panorama ${tour} ${place}`;

/** The panorama of a place as SVG; null where there is none. */
export function drawPanorama(tour: string, id: string): string | null {
  const places: readonly Place[] = Object.hasOwn(TOUR_PLACES, tour) ? TOUR_PLACES[tour as TourKey] : [];
  const index = places.findIndex((place) => place.id === id);
  const place = places[index];
  if (!place) return null;
  const round = new Round(place.mood, SEED + Object.keys(TOUR_PLACES).indexOf(tour) * 100 + index);
  place.draw(round);
  return round.drawn();
}
