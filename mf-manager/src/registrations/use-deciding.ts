import { api } from '@arbora/api';
import type { RejectionReason } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import { useState } from 'react';
import type { SectionRow } from '../section/section';

export type Decision = 'approve' | 'reject';

/** Reason and note mailed with a rejection. */
export interface Rejection {
  reason: RejectionReason;
  note: string;
}

export interface Deciding {
  /** Progress of the running decisions; null if none is running. */
  done: number | null;
  /** Failed decisions as messages. */
  failures: readonly string[];
  run: (rejection?: Rejection) => Promise<void>;
}

/**
 * Decides about registrations sequentially and collects failures without stopping. `onDone` is called if all
 * succeeded.
 */
export function useDeciding(decision: Decision, rows: readonly SectionRow[], onDone: () => void): Deciding {
  const { t, formats } = useText('manager.registrations');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);

  async function run(rejection?: Rejection): Promise<void> {
    const failed: string[] = [];
    for (const [index, { id, email }] of rows.entries()) {
      setDone(index);
      try {
        await api.post(`/backend/registration/${decision}`, { id, ...rejection });
      } catch (error) {
        failed.push(`${String(email)}: ${errorText(error)}`);
      }
    }
    setDone(null);
    setFailures(failed);
    for (const queryKey of [['user_profile'], ['auth_person']]) void client.invalidateQueries({ queryKey });
    if (failed.length > 0) return;
    snackbar('success', t(`${decision}.done`, { count: rows.length, number: formats.number(rows.length) }));
    onDone();
  }
  return { done, failures, run };
}
