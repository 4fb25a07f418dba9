import type { Row } from '@arbora/domain';
import type { Database } from '../database/database';

/** Decisions per run. */
const BATCH = 200;

/**
 * Carries out due decisions on registrations, each in its own transaction, so that a failure does not affect the rest.
 * Failures are thrown at the end. Instances may run it concurrently.
 */
export async function carryOutDecisions({ service }: Pick<Database, 'service'>): Promise<void> {
  const { rows } = await service.query<Row<'registration_decision', 'person_id'>>(
    'select person_id from public.registration_decision where due_at <= now() order by due_at limit $1',
    [BATCH],
  );
  const failures: unknown[] = [];
  for (const { person_id } of rows) {
    await service
      .query('select app_private.carry_out_decision($1)', [person_id])
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'decisions on registrations failed');
}
