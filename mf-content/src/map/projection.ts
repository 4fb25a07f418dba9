import type { GeoPoint } from '@arbora/domain';

/** Longitude and latitude, in degrees. */
export type LonLat = readonly [lon: number, lat: number];
export interface Point {
  x: number;
  y: number;
}

export interface MapFrame {
  west: number;
  north: number;
  /** Height of a degree of latitude in drawing units. */
  unitsPerDegree: number;
  /** Standard parallel: distances are true at this latitude. */
  latitude: number;
  margin: number;
}

export interface Projection {
  /** Position of a place in the drawing. */
  project: (place: GeoPoint) => Point;
  /** A path through the places. */
  polyline: (places: readonly LonLat[]) => string;
  /** A smooth path through the midpoints between the places. */
  smoothCurve: (places: readonly LonLat[]) => string;
}

/** Equirectangular projection, accurate for a small region. */
export function projection({ west, north, unitsPerDegree, latitude, margin }: MapFrame): Projection {
  // A degree of longitude is shorter than a degree of latitude.
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const project = ({ lon, lat }: GeoPoint): Point => ({
    x: Math.round(margin + (lon - west) * longitudeScale * unitsPerDegree),
    y: Math.round(margin + (north - lat) * unitsPerDegree),
  });
  const points = (places: readonly LonLat[]) => places.map(([lon, lat]) => project({ lon, lat }));

  function polyline(places: readonly LonLat[]): string {
    const [first, ...others] = points(places).map(({ x, y }) => `${x} ${y}`);
    return `M${first}L${others.join('L')}`;
  }
  function smoothCurve(places: readonly LonLat[]): string {
    const [first, ...others] = points(places);
    const curves = others.map(({ x, y }, index) => {
      const next = others[index + 1] ?? { x, y };
      return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
    });
    return `M${first!.x} ${first!.y}${curves.join('')}`;
  }
  return { project, polyline, smoothCurve };
}
