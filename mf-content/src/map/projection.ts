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
  /** Height of a degree of latitude in drawing units. */
  degree: number;
  /** Distances are true at this latitude. */
  latitude: number;
  margin: number;
}

export interface Projection {
  /** Position of a place in the drawing. */
  at: (place: GeoPoint) => Spot;
  /** A path through the places. */
  outline: (places: readonly Place[]) => string;
  /** A smooth path through the midpoints between the places. */
  bend: (places: readonly Place[]) => string;
}

/** Flat projection of a small region. */
export function projection({ west, north, degree, latitude, margin }: MapFrame): Projection {
  // A degree of longitude is shorter than a degree of latitude.
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
