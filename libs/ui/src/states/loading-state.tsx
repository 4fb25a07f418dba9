import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import css from './states.module.css';
import { Skeleton } from './skeleton';

export interface LoadingStateProps {
  /** Text for screen readers. Default: "Loading…". */
  label?: string;
  /** Skeleton of the content. Default: a few lines of text. */
  children?: ReactNode;
}

/**
 * A loading indicator. Reserves its space at once but stays invisible for 200 ms, so that quick responses do not
 * flicker.
 */
export function LoadingState({ label, children }: LoadingStateProps): ReactElement {
  const { t } = useText('ui');
  return (
    <div className={css.loading} role="status">
      <span className={css.spoken}>{label ?? t('loading')}</span>
      {children ?? <Skeleton count={4} />}
    </div>
  );
}
