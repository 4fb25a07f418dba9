/** What each contender of the booking benchmark is given: slots to take in turns, and people numbered from `first`. */
export interface BookingLoad {
  slots: readonly string[];
  first: number;
}

export const CONNECTIONS = 16;
/** Reservations of one person each in one measurement. */
export const RESERVATIONS = 480;

/** Person `n` of the benchmark, such that pgbench can write the id too. */
export function personId(n: number): string {
  return `00000000-0000-4000-8000-${100_000_000_000 + n}`;
}

export const CUSTOM_DATA = { places: [{ name: 'Host' }], invoice: null };
