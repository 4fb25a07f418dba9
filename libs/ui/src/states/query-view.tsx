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

/** The parts of a query result that QueryView needs; compatible with `useQuery` and `useSuspenseQuery`. */
export interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** Placeholder data: those of the previous page or filter, or a partial result. */
  isPlaceholderData?: boolean;
  /** `paused`: the browser is offline. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

export interface QueryViewProps<T> {
  query: QueryResult<T>;
  children: (data: NonNullable<T>) => ReactNode;
  /** Whether the result is empty. Default: `null`, an empty array, or an empty page of rows; `null` always is. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  /** Shown for an empty result: "nothing yet" or, with filters set, "nothing matches". Default: a plain EmptyState. */
  empty?: ReactNode;
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** The placeholder data are part of the result rather than stale, so they are not dimmed. */
  partial?: boolean;
}

function isEmptyResult(data: NonNullable<unknown>): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && 'rows' in data && Array.isArray(data.rows) && data.rows.length === 0;
}

/**
 * Renders a query in all its states, in this order: error, offline, loading, empty, data. Data stay visible during a
 * refetch and after a failed one.
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
  const nothing = data === null || (isEmpty ?? isEmptyResult)(data as NonNullable<T>);
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
