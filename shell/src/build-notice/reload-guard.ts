import { RELOAD_GUARD_TTL } from '@arbora/domain';
import { readDeployedBuild } from './watch-build';

const KEY = 'arbora-reloaded-at';

/**
 * Reloads the page, unless it was reloaded this way less than ten seconds ago (spec §9): a page that still misses its
 * build after a reload must not loop. A reload that the person cancels does not count. Returns whether the
 * browser is asked for a reload.
 */
export function reloadGuarded(
  reload: () => void = () => window.location.reload(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage,
  now: () => number = Date.now,
): boolean {
  const last = Number(storage.getItem(KEY));
  if (now() - last < RELOAD_GUARD_TTL) return false;
  // Not before: a person with unsaved input may cancel the reload, and `reload` does not tell.
  window.addEventListener('pagehide', () => storage.setItem(KEY, String(now())), { once: true });
  reload();
  return true;
}

/**
 * Reloads the page if another build is deployed than this document's: the files that it misses may have been deleted since
 * it was opened. Only once, see `reloadGuarded`.
 */
export async function reloadIfOutdated(
  build: string,
  read: () => Promise<string> = readDeployedBuild,
  reload: () => void = reloadGuarded,
): Promise<void> {
  // Without an answer, the failure is a lost connection.
  const deployed = await read().catch(() => build);
  if (deployed !== build) reload();
}
