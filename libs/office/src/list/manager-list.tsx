import { useText } from '@arbora/i18n';
import { useLocation } from '@arbora/router';
import {
  ButtonLink,
  EmptyState,
  Pagination,
  QueryView,
  Skeleton,
  type PageOfRows,
  type QueryViewProps,
} from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import { useNarrowWindow } from '../frame/narrow-window';
import { CardList } from './card-list';
import type { ListColumn } from './list-column';
import css from './list.module.css';
import { PictureGrid } from './picture-grid';
import { TableList, type RowsProps } from './table-list';

export interface ManagerListProps<Row> {
  query: QueryViewProps<PageOfRows<Row> | Row[]>['query'];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Accessible name. */
  label: string;
  /** Expandable details of a row; null if it has none. */
  details?: RowsProps<Row>['details'];
  compact?: boolean;
  /** Media key of a row's picture; turns the list into a grid of pictures. */
  picture?: (row: Row) => string | null;
  /** Click on a table row outside its controls. */
  onOpen?: (row: Row) => void;
  /** Empty state. */
  nothingYet: { title: string; text?: string; action?: ReactNode };
  /** URL without the active filters; if set, an empty list says that nothing matches. */
  withoutFilters?: string | null;
}

/** List of the back office with all its states: a table, or cards on narrow windows; the page is in the URL. */
export function ManagerList<Row extends object>(props: ManagerListProps<Row>): ReactElement {
  const { query, columns, keyOf, label, details, compact, picture, onOpen, nothingYet, withoutFilters } = props;
  const isNarrow = useNarrowWindow();
  const Shape = isNarrow ? CardList : TableList;
  const empty = withoutFilters ? (
    <NothingMatches to={withoutFilters} />
  ) : (
    <EmptyState title={nothingYet.title} action={nothingYet.action}>
      {nothingYet.text}
    </EmptyState>
  );
  return (
    <QueryView query={query} empty={empty} skeleton={<LoadingRows />}>
      {(data) => {
        const page = Array.isArray(data) ? null : data;
        const rows = Array.isArray(data) ? data : data.rows;
        return (
          <>
            {picture ? (
              <PictureGrid {...{ rows, columns, keyOf, label, picture }} />
            ) : (
              <Shape {...{ rows, columns, keyOf, label, details, compact, onOpen }} />
            )}
            {page && <Pagination page={page.page} size={page.size} total={page.total} />}
          </>
        );
      }}
    </QueryView>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div className={css.loading}>
      <Skeleton shape="row" count={6} />
    </div>
  );
}

function NothingMatches({ to }: { to: string }): ReactElement {
  const { t } = useText('ui');
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={t('empty.noMatch')}
      action={
        <ButtonLink variant="secondary" to={to || pathname}>
          {t('empty.reset')}
        </ButtonLink>
      }
    >
      {t('empty.noMatchHint')}
    </EmptyState>
  );
}
