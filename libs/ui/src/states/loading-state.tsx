import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import css from './states.module.css';
import { Skeleton } from './skeleton';

export interface LoadingStateProps {
  /** What is loading, for a screen reader. Default: "Loading…". */
  label?: string;
  /** The shape of what will come. Default: a few lines of text. */
  children?: ReactNode;
}

/** Something is on its way. Keeps its room at once but stays invisible for 200 ms, so that quick answers do not flicker. */
export function LoadingState({ label, children }: LoadingStateProps): ReactElement {
  const { t } = useText('ui');
  return (
    <div className={css.loading} role="status">
      <span className={css.spoken}>{label ?? t('loading')}</span>
      {children ?? <Skeleton count={4} />}
    </div>
  );
}
