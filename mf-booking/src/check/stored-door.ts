import { pragueDay, type Door } from '@arbora/domain';
import { doorParam, parseDoor } from './door-param';

const KEY = 'arbora.door';

/** The event and slot chosen in this tab today; null if none. A QR code opens the page without the URL parameter. */
export function storedDoor(now: Date = new Date()): Door | null {
  try {
    const [day, door = null] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return day === pragueDay(now) ? parseDoor(door) : null;
  } catch {
    // Storage is blocked: only the URL remembers the choice.
    return null;
  }
}

export function storeDoor(door: Door, now: Date = new Date()): void {
  try {
    sessionStorage.setItem(KEY, `${pragueDay(now)} ${doorParam(door)}`);
  } catch {
    // As above.
  }
}
