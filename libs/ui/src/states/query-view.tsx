import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { useErrorText } from './error-text';
import { LoadingState } from './loading-state';
import { refreshIcon } from '../icon/icons';
import css from './states.module.css';

/** What QueryView needs of a query's result; `useQuery` and `useSuspenseQuery` give it. */
export interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** The data shown are not the answer yet, but those of the page or filter before, or what is known already. */
  isPlaceholderData?: boolean;
  /** `paused`: there is no network. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

export interface QueryViewProps<T> {
  query: QueryResult<T>;
  children: (data: NonNullable<T>) => ReactNode;
  /** Whether the answer holds nothing. By default `null`, and an empty array or page of rows, do; `null` always does. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  /** Shown for an empty answer: "nothing yet" or, with filters set, "nothing matches". Default: a plain EmptyState. */
  empty?: ReactNode;
  /** The shape of what will come. */
  skeleton?: ReactNode;
  /** What is shown until the answer is there is a part of it, and not old. */
  partial?: boolean;
}

function holdsNothing(data: NonNullable<unknown>): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && 'rows' in data && Array.isArray(data.rows) && data.rows.length === 0;
}

/**
 * One query's answer in all its states, in this order: error, offline, loading, empty, data. What was there before
 * stays in sight while new data are fetched and when fetching them fails.
 */
export function QueryView<T>(props: QueryViewProps<T>): ReactElement {
  const { query, children, isEmpty, empty, skeleton, partial } = props;
  const { t } = useText('ui');
  const errorText = useErrorText();
  const { data, error } = query;
  const retry = (): void => void query.refetch();
  const isOffline = query.fetchStatus === 'paused';
  const isOld = query.isPlaceholderData && !partial;

  if (error && data === undefined) return <ErrorState error={error} onRetry={retry} pending={query.isFetching} />;
  if (data === undefined) {
    if (isOffline) return <ErrorState offline error={{ code: 'network' }} onRetry={retry} />;
    return <LoadingState>{skeleton}</LoadingState>;
  }
  const nothing = data === null || (isEmpty ?? holdsNothing)(data as NonNullable<T>);
  return (
    <div className={classNames(css.old, isOld && css.stale)} aria-busy={isOld || undefined}>
      {isOffline && query.isPlaceholderData && (
        <Alert tone="error" title={t('offline.title')}>
          {t('offline.retry')}
        </Alert>
      )}
      {error ? (
        <Alert
          tone="error"
          title={t('failed.refresh')}
          actions={
            <Button size="small" variant="secondary" icon={refreshIcon} onClick={retry} pending={query.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : null}
      {nothing ? (empty ?? <EmptyState title={t('empty.title')} />) : children(data as NonNullable<T>)}
    </div>
  );
}
