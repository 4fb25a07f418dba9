import { useText } from '@arbora/i18n';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { useErrorText } from '../states/error-text';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** What the confirming button does, as a verb: "Cancel the reservation". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when it cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** May be asynchronous: the dialog waits, closes when it is done, and shows why when it failed. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before something that matters; the focus begins on what can be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'primary', onConfirm, onClose } = props;
  const { t } = useText('ui');
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isDangerous = tone === 'danger';

  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);

  async function confirm(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure({ error });
    } finally {
      setPending(false);
    }
  }
  function close(): void {
    if (pending) return;
    setFailure(null);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button ref={isDangerous ? first : undefined} variant="secondary" onClick={close}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button ref={isDangerous ? undefined : first} variant={tone} pending={pending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure && <Alert tone="error">{errorText(failure.error)}</Alert>}
    </Dialog>
  );
}
