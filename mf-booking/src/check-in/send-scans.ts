import { api } from '@arbora/api';
import type { DoorScan, DoorScanResult } from '@arbora/domain';
import type { Scan } from './door-scan';

/** Timeout for the server; then the device decides by itself. */
export const SCAN_TIMEOUT_MS = 4000;
/** Scans from the offline queue may be many. */
const QUEUE_TIMEOUT_MS = 30_000;
export const BATCH_SIZE = 50;

function requestOf({ key, id, at, door, place, note, state }: Scan): DoorScan {
  return {
    key,
    id,
    event_id: door.eventId,
    slot_id: door.slotId,
    age_ms: Math.max(0, Date.now() - Date.parse(at)),
    was_admitted_offline: state === 'waiting',
    place,
    override: note === null ? null : { note },
  };
}

/** Sends scans with their idempotency keys. @throws ApiError; DOMException on timeout */
export function sendScans(scans: readonly Scan[]): Promise<DoorScanResult[]> {
  const isFromQueue = scans.some(({ state }) => state === 'waiting');
  return api.post<DoorScanResult[]>(
    '/backend/door_scans',
    { scans: scans.map(requestOf) },
    { signal: AbortSignal.timeout(isFromQueue ? QUEUE_TIMEOUT_MS : SCAN_TIMEOUT_MS) },
  );
}
