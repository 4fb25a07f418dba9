import { getSession } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import * as v from 'valibot';
import type { Hit } from '../contributions/points';

const STORAGE_KEY = 'app_manager_found';
const HITS_MAX = 6;

const storedSchema = v.pipe(
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
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked.
  }
});

/** Results that this person opened recently on this device, latest first. */
export function recentHits(): Hit[] {
  try {
    const { success, output } = v.safeParse(storedSchema, localStorage.getItem(STORAGE_KEY));
    return success && output.person === getSession().user?.id ? output.hits : [];
  } catch {
    return [];
  }
}

export function storeRecentHit(hit: Hit): void {
  const hits = [hit, ...recentHits().filter(({ id }) => id !== hit.id)].slice(0, HITS_MAX);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ person: getSession().user?.id, hits }));
  } catch {
    // Storage is full or blocked: the search works without it.
  }
}
