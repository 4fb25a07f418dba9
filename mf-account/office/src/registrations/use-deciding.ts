import { api } from '@arbora/api';
import type { RejectionReason } from '@arbora/domain';
import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import { useState } from 'react';
import type { SectionRow } from '@arbora/office';
import { undoDecisions } from './undo-decisions';

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

interface Decided {
  id: string;
  due_at: string | null;
}

/** The server carries a decision out just after it is due. */
const REFETCH_DELAY_MS = 1500;
const SECOND_MS = 1000;

/**
 * Decides about registrations sequentially and collects failures without stopping; offers to undo what was decided.
 * `onDone` is called if all succeeded.
 */
export function useDeciding(decision: Decision, rows: readonly SectionRow[], onDone: () => void): Deciding {
  const { t, formats } = useText('manager.registrations');
  const { t: common } = useText('office');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);

  function invalidate(): void {
    for (const queryKey of [['user_profile'], ['auth_person']]) void client.invalidateQueries({ queryKey });
  }
  async function undo(decided: readonly Decided[]): Promise<void> {
    try {
      await undoDecisions(decided);
      snackbar('success', t('decision.undone', { count: decided.length }));
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      invalidate();
    }
  }
  function offerUndo(decided: readonly Decided[]): void {
    const count = decided.length;
    const text = t(`${decision}.done`, { count, number: formats.number(count) });
    // The first one to take effect ends the time to undo all of them.
    const due = decided.flatMap(({ due_at }) => (due_at === null ? [] : [Date.parse(due_at) - Date.now()]));
    const seconds = Math.round(Math.min(...due) / SECOND_MS);
    if (due.length === 0 || seconds <= 0) return void snackbar('success', text);
    snackbarWithAction('success', `${text} ${t('decision.undoable', { count: seconds })}`, {
      label: common('undo.label'),
      run: () => void undo(decided),
    });
    setTimeout(invalidate, Math.max(...due) + REFETCH_DELAY_MS);
  }
  async function run(rejection?: Rejection): Promise<void> {
    const failed: string[] = [];
    const decided: Decided[] = [];
    for (const [index, { id, email }] of rows.entries()) {
      setDone(index);
      try {
        decided.push(await api.post<Decided>(`/backend/registration/${decision}`, { id, ...rejection }));
      } catch (error) {
        failed.push(`${String(email)}: ${errorText(error)}`);
      }
    }
    setDone(null);
    setFailures(failed);
    invalidate();
    if (decided.length > 0) offerUndo(decided);
    if (failed.length === 0) onDone();
  }
  return { done, failures, run };
}
