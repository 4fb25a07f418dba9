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
  /** The person wants it closed: by the button, Escape, or pressing beside it. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons; the main one last. */
  footer?: ReactNode;
  /** `drawer` comes from the window's end side, for menus and forms. */
  placement?: 'center' | 'drawer';
  /** `large` has room for two fields beside each other, `wide` for three. */
  size?: 'medium' | 'large' | 'wide';
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
    // Only a dialog that is closed while it is on the page gives the focus back to what has opened it.
    return () => element?.close();
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Escape twice in a row makes browsers close a dialog, and the one below it, without asking.
    event.preventDefault();
    onClose();
  }
  function cancel(event: SyntheticEvent): void {
    // The state decides; a dialog that closed itself would no longer match it.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }
  function closed(event: SyntheticEvent): void {
    // A browser may close it without asking: on a second way back in a row. Where the state says no, it opens again.
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
