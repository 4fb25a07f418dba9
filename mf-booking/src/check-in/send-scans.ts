import { api } from '@arbora/api';
import type { DoorScan, DoorScanResult } from '@arbora/domain';
import type { Scan } from './door-scan';

/** Timeout for the server; then the device decides by itself. */
export const SCAN_TIMEOUT_MS = 4000;
/** A whole batch may take longer. */
const BATCH_TIMEOUT_MS = 30_000;
export const BATCH_SIZE = 50;

function toSend({ key, id, at, door, place, note, state }: Scan): DoorScan {
  return {
    key,
    id,
    event_id: door.eventId,
    slot_id: door.slotId,
    age_ms: Math.max(0, Date.now() - Date.parse(at)),
    is_let_in: state === 'waiting',
    place,
    override: note === null ? null : { note },
  };
}

/** Sends scans with their idempotency keys. @throws ApiError; DOMException on timeout */
export function sendScans(scans: readonly Scan[]): Promise<DoorScanResult[]> {
  const isBatch = scans.some(({ state }) => state === 'waiting');
  return api.post<DoorScanResult[]>(
    '/backend/door_scans',
    { scans: scans.map(toSend) },
    { signal: AbortSignal.timeout(isBatch ? BATCH_TIMEOUT_MS : SCAN_TIMEOUT_MS) },
  );
}
