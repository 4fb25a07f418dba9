import type { GeoPoint } from '@arbora/domain';

/** East and north, in degrees. */
export type Place = readonly [lon: number, lat: number];
export interface Spot {
  x: number;
  y: number;
}

export interface MapFrame {
  west: number;
  north: number;
  /** Height of a degree, in units of the drawing. */
  degree: number;
  /** At this latitude distances are true. */
  latitude: number;
  margin: number;
}

export interface Projection {
  /** Where a place is in the drawing. */
  at: (place: GeoPoint) => Spot;
  /** A path through the places. */
  outline: (places: readonly Place[]) => string;
  /** A path that bends through the middles between the places. */
  bend: (places: readonly Place[]) => string;
}

/** Draws places of the earth on paper, for a region that is small enough for a flat map. */
export function projection({ west, north, degree, latitude, margin }: MapFrame): Projection {
  // A degree is narrower from west to east than from north to south.
  const narrower = Math.cos((latitude * Math.PI) / 180);
  const at = ({ lon, lat }: GeoPoint): Spot => ({
    x: Math.round(margin + (lon - west) * narrower * degree),
    y: Math.round(margin + (north - lat) * degree),
  });
  const spots = (places: readonly Place[]) => places.map(([lon, lat]) => at({ lon, lat }));

  function outline(places: readonly Place[]): string {
    const [first, ...others] = spots(places).map(({ x, y }) => `${x} ${y}`);
    return `M${first}L${others.join('L')}`;
  }
  function bend(places: readonly Place[]): string {
    const [first, ...others] = spots(places);
    const curves = others.map(({ x, y }, index) => {
      const next = others[index + 1] ?? { x, y };
      return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
    });
    return `M${first!.x} ${first!.y}${curves.join('')}`;
  }
  return { at, outline, bend };
}
