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
  /** Label of the confirming button, a verb phrase: "Cancel the reservation". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger';
  /** May be asynchronous: the dialog stays pending, closes on success, and shows the error on failure. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** A confirmation dialog; the initial focus is on Cancel if `tone` is `danger`, otherwise on the confirming button. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'primary', onConfirm, onClose } = props;
  const { t } = useText('ui');
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const isDangerous = tone === 'danger';

  useEffect(() => {
    if (open) initialFocus.current?.focus();
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
          <Button ref={isDangerous ? initialFocus : undefined} variant="secondary" onClick={close}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            ref={isDangerous ? undefined : initialFocus}
            variant={tone}
            pending={pending}
            onClick={() => void confirm()}
          >
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
