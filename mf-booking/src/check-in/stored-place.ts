import { DOOR_PLACE_MAX } from '@arbora/domain';

const KEY = 'arbora.door-place';

/** This device's name of its check-in location, or null. */
export function storedPlace(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Saves a trimmed name and returns it. */
export function storePlace(typed: string): string | null {
  const place = typed.trim().replace(/\s+/g, ' ').slice(0, DOOR_PLACE_MAX) || null;
  try {
    if (place === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, place);
  } catch {
    // As above.
  }
  return place;
}
