import { DOOR_PLACE_MAX } from '@arbora/domain';
import { atomWithStorage } from 'jotai/utils';

/** This device's name of its check-in location, or null; stored on the device. */
export const placeAtom = atomWithStorage<string | null>('arbora.door-place', null, undefined, { getOnInit: true });

/** The name as it is stored: trimmed, null when empty. */
export function placeOf(typed: string): string | null {
  return typed.trim().replace(/\s+/g, ' ').slice(0, DOOR_PLACE_MAX) || null;
}
