import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, useErrorText } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { DocumentKind } from './documents';
import { undoRestore } from './versions.queries';

interface RestoredProps {
  kind: DocumentKind;
  /** The change that restored a version; null if there was no difference. */
  change: number | null;
  onUndone: () => void;
}

/** Confirms a restore, with an undo button. In the dialog, because a modal makes snackbars inert. */
export function Restored({ kind, change, onUndone }: RestoredProps): ReactElement {
  const { t } = useText('manager.content');
  const { t: common } = useText('office');
  const errorText = useErrorText();
  const undo = useMutation({
    ...undoRestore(kind),
    onSuccess: () => {
      snackbar('success', common('undo.done'));
      onUndone();
    },
    onError: (error) => void snackbar('error', errorText(error)),
  });
  if (change === null) return <Alert live tone="info" title={t('versions.restoredNothing')} />;
  return (
    <Alert
      live
      tone="success"
      title={t('versions.restored')}
      actions={
        <Button size="small" variant="secondary" pending={undo.isPending} onClick={() => undo.mutate(change)}>
          {common('undo.label')}
        </Button>
      }
    />
  );
}
