import { getSession } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import * as v from 'valibot';
import type { Hit } from './found-hits';

const STORED = 'app_manager_found';
const MOST = 6;

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    person: v.string(),
    hits: v.array(v.object({ id: v.string(), to: v.string(), title: v.string(), note: v.string() })),
  }),
);

// Per person: several people may share a device.
on('session:logged-out', () => {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked.
  }
});

/** Results that this person opened recently on this device, latest first. */
export function recentHits(): Hit[] {
  try {
    const { success, output } = v.safeParse(kept, localStorage.getItem(STORED));
    return success && output.person === getSession().user?.id ? output.hits : [];
  } catch {
    return [];
  }
}

export function keepRecentHit(hit: Hit): void {
  const hits = [hit, ...recentHits().filter(({ id }) => id !== hit.id)].slice(0, MOST);
  try {
    localStorage.setItem(STORED, JSON.stringify({ person: getSession().user?.id, hits }));
  } catch {
    // Storage is full or blocked: the search works without it.
  }
}
