import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button';
import { WiltedPlant } from '../illustration/wilted-plant';
import { isUnanswered, useErrorText } from './error-text';
import { refreshIcon } from '../icon/icons';
import css from './states.module.css';
import { useIsOnline } from './use-is-online';
import { useRetryOnline } from './use-retry-online';

export interface ErrorStateProps {
  /** What was thrown; an ApiError's code chooses the text. */
  error?: unknown;
  title?: ReactNode;
  /** Also called when the network comes back, where the failure was one of the connection. */
  onRetry?: () => void;
  /** The retry is under way. */
  pending?: boolean;
  /** It waits for the network. Default: there is none, and the failure may come of that. */
  offline?: boolean;
}

/** Something failed: what, and how to try again. */
export function ErrorState({ error, title, onRetry, pending, offline }: ErrorStateProps): ReactElement {
  const { t } = useText('ui');
  const errorText = useErrorText();
  const isOnline = useIsOnline();
  const mayBeConnection = isUnanswered(error);
  const isOffline = offline ?? (!isOnline && mayBeConnection);
  useRetryOnline(mayBeConnection, onRetry);
  return (
    <div className={css.state} role="alert">
      <div className={css.picture}>
        <WiltedPlant />
      </div>
      <p className={css.title}>{isOffline ? t('offline.title') : (title ?? t('failed.title'))}</p>
      <div className={css.text}>{isOffline && onRetry ? t('offline.retry') : errorText(error)}</div>
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
