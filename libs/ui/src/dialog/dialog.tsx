import { useText } from '@arbora/i18n';
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { closeIcon } from '../icon/icons';
import css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** The person wants it closed: by the button, Escape, or pressing beside it. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons; the main one last. */
  footer?: ReactNode;
  /** `drawer` comes from the window's end side, for menus and forms. */
  placement?: 'center' | 'drawer';
  /** What is typed inside may not be lost by pressing beside it. */
  keepOnBackdrop?: boolean;
}

/** A modal native dialog: keeps the focus inside and gives it back where it was. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  placement = 'center',
  keepOnBackdrop,
}: DialogProps): ReactElement {
  const { t } = useText('ui');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function cancel(event: SyntheticEvent): void {
    // The state decides; a dialog that closed itself would no longer match it.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }
  function closed(event: SyntheticEvent): void {
    // A browser may close it without asking: on a second Escape in a row.
    if (event.target === dialog.current && open) onClose();
  }
  function press(event: MouseEvent): void {
    if (event.target === dialog.current && !keepOnBackdrop) onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, css[placement])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={press}
    >
      {open && (
        <div className={css.inside}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={t('close')} onClick={onClose} className={css.close} />
          </div>
          <div className={css.body}>{children}</div>
          {footer !== undefined && <div className={css.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
