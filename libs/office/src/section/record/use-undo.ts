import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import type { Section } from '../section';
import { latestChanges, undoChanges } from './record-mutations';

/** Returns a function that reports a success with a button to undo its changes. */
export function useReportWithUndo(section: Section): (text: string, changes: readonly number[]) => void {
  const { t } = useText('office');
  const errorText = useErrorText();
  const { mutateAsync } = useMutation(undoChanges(section));

  async function undo(changes: readonly number[]): Promise<void> {
    try {
      await mutateAsync(changes);
      snackbar('success', t('undo.done'));
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  return (text, changes) => {
    if (changes.length === 0) snackbar('success', text);
    else snackbarWithAction('success', text, { label: t('undo.label'), run: () => void undo(changes) });
  };
}

/** The same, for the latest changes of these rows. */
export function useUndo(section: Section): (text: string, ids: readonly string[]) => Promise<void> {
  const reportWithUndo = useReportWithUndo(section);
  // If the history cannot be read, reports the action without an undo button.
  return async (text, ids) => reportWithUndo(text, await latestChanges(section, ids).catch(() => []));
}
