import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, ConfirmDialog } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { undoCheckIn } from './check-in.mutation';

/** Undoes a check-in after confirmation, for example of the wrong ticket of a group. */
export function UndoCheckIn({ id, onDone }: { id: string; onDone: () => void }): ReactElement {
  const { t } = useText('booking.check');
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(undoCheckIn);
  return (
    <>
      <Button variant="quiet" icon={refreshIcon} onClick={() => setConfirming(true)}>
        {t('check.undo')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('check.undoTitle')}
        confirmLabel={t('check.undo')}
        onConfirm={async () => {
          await mutateAsync({ id });
          snackbar('success', t('check.undone'));
          onDone();
        }}
        onClose={() => setConfirming(false)}
      >
        <p>{t('check.undoText')}</p>
      </ConfirmDialog>
    </>
  );
}
