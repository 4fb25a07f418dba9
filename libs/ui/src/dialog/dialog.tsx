import { useText } from '@arbora/i18n';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  type KeyboardEvent,
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
  /** Called on a close request: the button, Escape, or a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons; the primary one last. */
  footer?: ReactNode;
  /** `drawer` slides in from the inline end, for menus and forms. */
  placement?: 'center' | 'drawer';
  /** `large` fits two fields in a row, `wide` three. */
  size?: 'medium' | 'large' | 'wide';
  /** Ignores clicks on the backdrop, so that unsaved input is not lost. */
  keepOnBackdrop?: boolean;
}

/** A modal native dialog: traps the focus and restores it on close. Its content is mounted only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  placement = 'center',
  size = 'medium',
  keepOnBackdrop,
}: DialogProps): ReactElement {
  const { t } = useText('ui');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open, closings]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser restores the focus only if the dialog is closed before it leaves the document.
    return () => element?.close();
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // On a second Escape in a row, browsers close a dialog, and the one below it, without a cancelable event.
    event.preventDefault();
    onClose();
  }
  function cancel(event: SyntheticEvent): void {
    // Closing is controlled by state; a dialog that closed itself would no longer match it.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }
  function closed(event: SyntheticEvent): void {
    // A browser may close it without a cancel event, as on a second close request in a row. Reopen it if state says
    // open.
    if (event.target !== dialog.current || !open) return;
    onClose();
    countClosing();
  }
  function pressBeside(event: MouseEvent): void {
    if (event.target === dialog.current && !keepOnBackdrop) onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, css[placement], css[size])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={press}
      onMouseDown={pressBeside}
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
