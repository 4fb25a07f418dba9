import type { PublicPlace } from './places.queries';

/** A place with the number that its card and its point on the map share. */
export interface NumberedPlace extends PublicPlace {
  number: number;
}

export const numbered = (places: readonly PublicPlace[]): NumberedPlace[] =>
  places.map((place, index) => ({ ...place, number: index + 1 }));

/** Ids of the card and of the point, to lead from one to the other. */
export const cardId = ({ number }: NumberedPlace): string => `misto-${number}`;
export const pointId = ({ number }: NumberedPlace): string => `bod-${number}`;
