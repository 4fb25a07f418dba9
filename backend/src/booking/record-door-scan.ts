import {
  doorTicketOf,
  doorVerdict,
  isDoorFault,
  type AccessTokenClaims,
  type Door,
  type DoorScan,
  type DoorScanResult,
} from '@arbora/domain';
import type { Database } from '../database/database';
import { AppError } from '../http/errors';
import { readTicketCheck } from './read-ticket-check';

/**
 * Judges one scan as of its own time and records the admission, in its own transaction.
 * @throws AppError auth.forbidden; DatabaseError booking.ticket_moved, request.invalid
 */
export function recordDoorScan(
  database: Database,
  claims: AccessTokenClaims | null,
  scan: DoorScan,
): Promise<DoorScanResult> {
  return database.asRole(claims, async (client) => {
    const before = await readTicketCheck(client, scan.id);
    if (before.view !== 'staff') throw new AppError('auth.forbidden');
    const scannedAt = new Date(Date.now() - scan.age_ms);
    const door: Door = { eventId: scan.event_id, slotId: scan.slot_id };
    const verdict = doorVerdict(doorTicketOf(before), door, scannedAt);
    const fault = isDoorFault(verdict.reason) ? verdict.reason : null;
    if (fault !== null && scan.override === null) {
      return { key: scan.key, outcome: 'refused', verdict, admissions: [], check: before };
    }
    const { rows } = await client.query<{ recorded: Pick<DoorScanResult, 'outcome' | 'admissions'> }>(
      'select app.record_door_scan($1, $2, $3, $4, $5, $6, $7, $8, $9) as recorded',
      [
        scan.key,
        scan.id,
        before.slot?.id ?? null,
        before.slot?.date_start ?? null,
        scannedAt.toISOString(),
        scan.was_admitted_offline,
        scan.place,
        fault,
        fault && scan.override?.note,
      ],
    );
    return { key: scan.key, verdict, ...rows[0]!.recorded, check: await readTicketCheck(client, scan.id) };
  });
}
