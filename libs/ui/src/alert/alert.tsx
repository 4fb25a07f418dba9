import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { closeIcon } from '../icon/icons';
import { TONE_ICONS } from '../icon/tone-icons';
import css from './alert.module.css';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
  /** Announced by screen readers, for alerts that appear in response to an action. Errors always are. */
  live?: boolean;
}

/** A message that stays in its place on the page. */
export function Alert({ tone = 'info', title, children, actions, onClose, live }: AlertProps): ReactElement {
  const { t } = useText('ui');
  return (
    <div className={classNames(css.alert, css[tone])} role={tone === 'error' ? 'alert' : live ? 'status' : undefined}>
      <Icon shape={TONE_ICONS[tone]} className={css.icon} label={t(`tone.${tone}`)} />
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton icon={closeIcon} label={t('close')} onClick={onClose} className={css.close} />}
    </div>
  );
}
