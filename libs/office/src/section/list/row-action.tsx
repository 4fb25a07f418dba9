import { useText } from '@arbora/i18n';
import { Button, IconButton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useNarrowWindow } from '../../frame/narrow-window';
import { useRowHeight } from './row-height';
import css from './section-list.module.css';
import type { Action } from './use-section-actions';

interface RowActionProps {
  action: Action;
  label: string;
  /** Name of the row. */
  name: string;
  onPress: () => void;
}

/** An action of one row; compact rows show only its icon. */
export function RowAction({ action, label, name, onPress }: RowActionProps): ReactElement {
  const { t } = useText('office');
  const isCompact = useRowHeight() === 'compact';
  const isCard = useNarrowWindow();
  const variant = action.tone === 'danger' ? 'quietDanger' : 'quiet';
  const named = t('action.named', { action: label, name });
  return isCompact && !isCard && action.icon ? (
    <IconButton className={css.rowAction} variant={variant} icon={action.icon} label={named} onClick={onPress} />
  ) : (
    <Button size="small" variant={variant} icon={action.icon} aria-label={named} onClick={onPress}>
      {label}
    </Button>
  );
}
