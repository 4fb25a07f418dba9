import type { PublicPlace } from './places.queries';

/** A place with the number shown on its card and on the map. */
export interface NumberedPlace extends PublicPlace {
  number: number;
}

export const numbered = (places: readonly PublicPlace[]): NumberedPlace[] =>
  places.map((place, index) => ({ ...place, number: index + 1 }));

/** Element ids of card and map point, which link to each other. */
export const cardId = ({ number }: NumberedPlace): string => `misto-${number}`;
export const pointId = ({ number }: NumberedPlace): string => `bod-${number}`;
