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
  /** What it lists, for a screen reader. */
  label: string;
  /** More about a row, opened on demand under a label; null where there is nothing more. */
  details?: RowsProps<Row>['details'];
  compact?: boolean;
  /** The key of a row's picture: the rows become a grid of pictures. */
  picture?: (row: Row) => string | null;
  /** A press in a row of the table that is on nothing else. */
  onOpen?: (row: Row) => void;
  /** What shows when there is nothing yet. */
  nothingYet: { title: string; text?: string; action?: ReactNode };
  /** Address without the filters that are set; with it an empty answer reads "nothing matches". */
  withoutFilters?: string | null;
}

/** The list of the back office in all its states: a table, on a narrow window cards, with its pages in the address. */
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
