import { useText } from '@arbora/i18n';
import { useCallback, useLayoutEffect, useRef, type ReactElement } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { closeIcon } from '../icon/icons';
import { TONE_ICONS } from '../icon/tone-icons';
import css from './snackbar-host.module.css';
import { useFreePosition } from './use-free-position';
import { useSnackbars } from './use-snackbars';
import { uppermostDialog } from './uppermost-dialog';

/** Shows the messages of `snackbar()` of `@arbora/event-bus`. Rendered once, by the shell. */
export function SnackbarHost(): ReactElement {
  const { t } = useText('ui');
  const { messages, close } = useSnackbars();
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  // Into the uppermost dialog, because elements outside a modal one are inert, and to the top of the top layer, by
  // reopening the popover. Browsers without popovers show it in place.
  const lift = useCallback(() => {
    const element = host.current;
    if (!element) return;
    (uppermostDialog() ?? place.current)?.append(element);
    if (!element.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, []);
  // Must run before the host is measured.
  useLayoutEffect(lift, [lift, newest]);
  useFreePosition(host, messages, lift);

  return (
    <div ref={place}>
      <div ref={host} className={css.host} popover="manual" data-print="hide">
        <div className={css.list} role="status" aria-live="polite" aria-relevant="additions">
          {messages.map(({ id, show, type, text, action }) => (
            <div key={id} className={classNames(css.snackbar, css[type], !show && css.leaving)}>
              <Icon shape={TONE_ICONS[type]} label={t(`tone.${type}`)} />
              <p className={css.text}>{text}</p>
              {action && (
                <button
                  type="button"
                  className={css.action}
                  onClick={() => {
                    close(id);
                    action.run();
                  }}
                >
                  {action.label}
                </button>
              )}
              <IconButton icon={closeIcon} label={t('close')} onClick={() => close(id)} className={css.close} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
