import { BORDER as CZECHIA, RIVERS as CZECH_RIVERS } from './czechia';
import { projection, type LonLat } from './projection';

/** Index of the point on the Czech border where it meets the border of two other countries. */
const indexOf = (lon: number, lat: number) => CZECHIA.findIndex((place) => place[0] === lon && place[1] === lat);
const WITH_SLOVAKIA = indexOf(16.94, 48.62);
const WITH_POLAND = indexOf(18.85, 49.52);

// oxfmt-ignore
/** Border between Poland and Slovakia, from west to east. */
const CARPATHIANS: readonly LonLat[] = [
  [18.97, 49.4], [19.15, 49.41], [19.24, 49.51], [19.32, 49.54], [19.44, 49.61], [19.52, 49.57], [19.64, 49.41], [19.78, 49.2],
  [19.87, 49.2], [20.07, 49.18], [20.1, 49.25], [20.2, 49.34], [20.33, 49.39], [20.43, 49.38], [20.62, 49.4], [20.72, 49.42],
  [20.92, 49.3], [21.1, 49.37], [21.28, 49.45], [21.43, 49.42], [21.62, 49.43], [21.85, 49.37], [22.03, 49.22], [22.2, 49.15],
  [22.34, 49.14], [22.56, 49.09],
];

// oxfmt-ignore
/** The rest of the Slovak border, from the east: Ukraine, Hungary, Austria. */
const SLOVAK_SOUTH: readonly LonLat[] = [
  [22.42, 48.98], [22.37, 48.86], [22.34, 48.69], [22.16, 48.57], [22.15, 48.41], [22, 48.38], [21.83, 48.34], [21.72, 48.35],
  [21.62, 48.47], [21.51, 48.55], [21.44, 48.58], [21.2, 48.52], [20.98, 48.52], [20.83, 48.58], [20.66, 48.56], [20.51, 48.49],
  [20.41, 48.37], [20.26, 48.26], [20.05, 48.17], [19.9, 48.13], [19.77, 48.2], [19.66, 48.24], [19.49, 48.11], [19.24, 48.06],
  [19.03, 48.07], [18.82, 48.04], [18.75, 47.95], [18.76, 47.82], [18.66, 47.76], [18.35, 47.74], [17.9, 47.74], [17.6, 47.83],
  [17.45, 47.89], [17.25, 48], [17.16, 48.01], [17.07, 48.12], [16.98, 48.17], [16.95, 48.28], [16.85, 48.37], [16.85, 48.44],
  [16.91, 48.57],
];

// oxfmt-ignore
/** The Polish border as far north as the map shows it: Germany, beyond the edge, Ukraine. */
const POLISH_NORTH: readonly LonLat[] = [
  [14.82, 50.87], [14.9, 50.95], [14.99, 51.15], [15.03, 51.25], [14.97, 51.36], [14.83, 51.5], [14.73, 51.53], [14.75, 51.66],
  [14.6, 51.8], [14.7, 52.2], [24, 52.2], [23.6, 51.5], [23.9, 51.07], [24.14, 50.86], [24.1, 50.6], [24, 50.42], [23.7, 50.38],
  [23.55, 50.25], [23.3, 50.1], [23.1, 49.96], [22.78, 49.68], [22.65, 49.53], [22.75, 49.3], [22.7, 49.17], [22.56, 49.09],
];

// oxfmt-ignore
const RIVERS: readonly (readonly LonLat[])[] = [
  ...CZECH_RIVERS,
  // Odra below the border
  [[18.34, 49.93], [18.22, 50.09], [17.95, 50.45], [17.92, 50.67], [17.5, 50.85], [17.03, 51.11], [16.6, 51.3], [16.2, 51.55],
    [15.9, 51.8]],
  // Wisła
  [[18.9, 49.62], [18.75, 49.85], [19, 50], [19.3, 50.05], [19.65, 49.98], [19.94, 50.05], [20.4, 50.15], [20.85, 50.3],
    [21.3, 50.45], [21.75, 50.68], [21.85, 51], [21.8, 51.5], [21.6, 51.8]],
  // Váh
  [[19.85, 49.08], [19.3, 49.08], [18.95, 49.13], [18.74, 49.22], [18.5, 49.15], [18.1, 48.92], [17.83, 48.6], [17.8, 48.3],
    [18.05, 48], [18.13, 47.76]],
  // Hron
  [[20.2, 48.84], [19.6, 48.8], [19.15, 48.73], [18.95, 48.6], [18.65, 48.4], [18.6, 48.1], [18.74, 47.82]],
  // Dunaj
  [[16.98, 48.17], [17.11, 48.14], [17.4, 47.95], [17.75, 47.75], [18.35, 47.75], [18.75, 47.82]],
];

export const MAP_SIZE = { width: 930, height: 540 };
const map = projection({ west: 11.9, north: 51.75, unitsPerDegree: 131, latitude: 49.6, margin: 0 });
export const project = map.project;

/** Adjacent borders share the same points. */
export const COUNTRIES = {
  CZ: { path: `${map.polyline(CZECHIA)}z`, label: map.project({ lon: 15.1, lat: 49.47 }) },
  SK: {
    path: `${map.polyline([...CZECHIA.slice(WITH_SLOVAKIA, WITH_POLAND + 1), ...CARPATHIANS, ...SLOVAK_SOUTH])}z`,
    label: map.project({ lon: 20.1, lat: 48.98 }),
  },
  PL: {
    path: `${map.polyline([...POLISH_NORTH, ...[...CARPATHIANS].reverse(), ...CZECHIA.slice(WITH_POLAND)])}z`,
    label: map.project({ lon: 19, lat: 51.05 }),
  },
} as const;
export const RIVERS_PATH = RIVERS.map(map.smoothCurve).join('');
