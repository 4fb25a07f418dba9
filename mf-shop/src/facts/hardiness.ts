/** Minimum winter temperatures of the USDA zones, in °C, from zone 1. */
const COLDEST = [-51, -46, -40, -34, -29, -23, -18, -12, -7, -1, 4];

/** The temperature that a plant of the zone survives, formatted: `−29`. */
export function coldestOf(zone: number): string {
  return String(COLDEST[zone - 1] ?? COLDEST.at(-1)!).replace('-', '−');
}
