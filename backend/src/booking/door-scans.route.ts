import { ADMISSION_NOTE_MAX, DOOR_PLACE_MAX, requiredLine, ROLE, type DoorScanResult } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { recordDoorScan } from './record-door-scan';

/** Scans that a device recorded without a network and sends late. */
const AGE_MAX_MS = 7 * 86_400_000;
const SCANS_MAX = 100;

const body = v.strictObject({
  scans: v.pipe(
    v.array(
      v.strictObject({
        key: uuid,
        id: uuid,
        event_id: v.nullish(uuid, null),
        slot_id: v.nullish(uuid, null),
        age_ms: v.pipe(
          v.number('invalid'),
          v.integer('invalid'),
          v.minValue(0, 'invalid'),
          v.maxValue(AGE_MAX_MS, 'invalid'),
        ),
        was_admitted_offline: v.optional(v.boolean(), false),
        place: v.nullish(requiredLine(DOOR_PLACE_MAX), null),
        override: v.nullish(v.strictObject({ note: requiredLine(ADMISSION_NOTE_MAX) }), null),
      }),
    ),
    v.nonEmpty('required'),
    v.maxLength(SCANS_MAX, 'too_long'),
  ),
});

/**
 * `POST /api/backend/door_scans` {scans} → `DoorScanResult[]`, in their order: one scan of a device, or those
 * recorded without a network. Each is judged as of its own time and recorded in its own transaction; a repeated key is
 * not counted again. A refused ticket is an answer, not an error.
 */
export function doorScansRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/door_scans',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Records scans at the door, at once or later',
        errors: ['auth.forbidden', 'booking.ticket_moved', 'request.invalid'],
        body,
      },
    },
    async (request): Promise<DoorScanResult[]> => {
      const results: DoorScanResult[] = [];
      // Sequentially, so that the earlier of two scans of a ticket is the admission.
      for (const scan of request.body.scans) {
        results.push(await recordDoorScan(database, request.caller.claims, scan));
      }
      return results;
    },
  );
}
