import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button';
import { WiltedPlant } from '../illustration/wilted-plant';
import { useErrorText } from './error-text';
import { refreshIcon } from '../icon/icons';
import css from './states.module.css';

export interface ErrorStateProps {
  /** What was thrown; an ApiError's code chooses the text. */
  error?: unknown;
  title?: ReactNode;
  onRetry?: () => void;
  /** The retry is under way. */
  pending?: boolean;
}

/** Something failed: what, and how to try again. */
export function ErrorState({ error, title, onRetry, pending }: ErrorStateProps): ReactElement {
  const { t } = useText('ui');
  const errorText = useErrorText();
  return (
    <div className={css.state} role="alert">
      <div className={css.picture}>
        <WiltedPlant />
      </div>
      <p className={css.title}>{title ?? t('failed.title')}</p>
      <div className={css.text}>{errorText(error)}</div>
      {onRetry && (
        <div className={css.action}>
          <Button variant="secondary" icon={refreshIcon} onClick={onRetry} pending={pending}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
