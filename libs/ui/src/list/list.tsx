import { useText } from '@arbora/i18n';
import { useLocation } from '@arbora/router';
import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../button/button-link';
import { classNames } from '../class-names';
import { EmptyState } from '../states/empty-state';
import { QueryView, type QueryResult } from '../states/query-view';
import { Skeleton } from '../states/skeleton';
import css from './list.module.css';
import { Pagination } from './pagination';

/** A page of rows, as returned by `pageOf` of `@arbora/api`. */
export interface PageOfRows<T> {
  rows: T[];
  total: number;
  /** From 1. */
  page: number;
  size: number;
}

export interface ListProps<T> {
  query: QueryResult<PageOfRows<T> | T[]>;
  keyOf: (row: T) => string;
  children: (row: T, index: number) => ReactNode;
  /** Accessible name of the list. */
  label?: string;
  /** `rows` with dividers, `cards` in two or three columns. */
  layout?: 'rows' | 'cards';
  columns?: 2 | 3 | 4;
  /** The first card spans all columns. */
  leads?: boolean;
  /** A search or filter is active: an empty result then reads "nothing matches", with a link to the whole list. */
  filtered?: boolean;
  /** Shown for an empty list. */
  nothingYet?: ReactNode;
  /** Search parameter of the page. */
  pageParam?: string;
}

function pageOfRows<T>(data: PageOfRows<T> | T[]): PageOfRows<T> {
  return Array.isArray(data) ? { rows: data, total: data.length, page: 1, size: Math.max(1, data.length) } : data;
}

/** A list with all its states: error, loading, nothing yet, nothing matches, rows with pagination. */
export function List<T>(props: ListProps<T>): ReactElement {
  const { query, keyOf, children, label, layout = 'rows', columns = 3, leads, filtered, nothingYet, pageParam } = props;
  const { t } = useText('ui');
  const { pathname } = useLocation();
  const cards = layout === 'cards';
  const frame = classNames(
    css.list,
    cards ? css.cards : css.rows,
    cards && css[`columns${columns}`],
    leads && css.leads,
  );
  const empty = filtered ? (
    <EmptyState
      title={t('empty.noMatch')}
      action={
        <ButtonLink variant="secondary" to={pathname}>
          {t('empty.reset')}
        </ButtonLink>
      }
    >
      {t('empty.noMatchHint')}
    </EmptyState>
  ) : (
    (nothingYet ?? <EmptyState title={t('empty.title')} />)
  );
  const skeleton = (
    <div className={frame}>
      <Skeleton shape={cards ? 'card' : 'row'} count={cards ? columns : 5} />
    </div>
  );
  return (
    <QueryView query={query} empty={empty} skeleton={skeleton}>
      {(data) => {
        const { rows, total, page, size } = pageOfRows(data);
        return (
          <>
            <ul role="list" className={frame} aria-label={label}>
              {rows.map((row, index) => (
                <li key={keyOf(row)} className={css.item}>
                  {children(row, index)}
                </li>
              ))}
            </ul>
            <Pagination page={page} size={size} total={total} param={pageParam} label={label} />
          </>
        );
      }}
    </QueryView>
  );
}
