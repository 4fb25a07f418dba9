import { api } from '@arbora/api';

/**
 * Undoes the decisions on these registrations one after the other; those that took effect already are refused and do not
 * keep the others from being undone. @throws ApiError registration.carried_out, of the first refusal
 */
export async function undoDecisions(rows: readonly { id: string }[]): Promise<void> {
  const refusals: unknown[] = [];
  for (const { id } of rows) {
    await api.post('/backend/registration/undo', { id }).catch((error: unknown) => refusals.push(error));
  }
  if (refusals.length > 0) throw refusals[0];
}
