import { useText } from '@arbora/i18n';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button';
import { WiltedPlant } from '../illustration/wilted-plant';
import { isUnanswered, useErrorText } from './error-text';
import { refreshIcon } from '../icon/icons';
import css from './states.module.css';
import { isUnstable, useIsOnline } from './use-is-online';

const REPEAT_MS = 1500;

export interface ErrorStateProps {
  /** The thrown value; the code of an ApiError selects the text. */
  error?: unknown;
  title?: ReactNode;
  /** Also called when the network returns, if the failure was a connection failure. */
  onRetry?: () => void;
  /** A retry is running. */
  pending?: boolean;
  /** The request is paused until the network returns. Default: the browser is offline and the server did not answer. */
  offline?: boolean;
}

/** An error with its text and a retry button. */
export function ErrorState({ error, title, onRetry, pending, offline }: ErrorStateProps): ReactElement {
  const { t } = useText('ui');
  const errorText = useErrorText();
  const isOnline = useIsOnline();
  const mayBeConnection = isUnanswered(error);
  const isOffline = offline ?? (!isOnline && mayBeConnection);
  useRetryOnline(mayBeConnection, error, onRetry);
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

/**
 * Calls `retry` each time the network returns while `isWaiting`, and again if the request fails within the first
 * seconds: it was started too early.
 */
function useRetryOnline(isWaiting: boolean, error: unknown, retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => latest.current?.();
    const timer = isUnstable() ? setTimeout(again, REPEAT_MS) : 0;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, error]);
}
