import { classNames, IconButton, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon } from '@arbora/ui/icons';
import { Table } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { ListColumn } from './list-column';
import css from './list.module.css';

export interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  label: string;
  details?: { label: string; of: (row: Row) => ReactNode } | undefined;
}

/**
 * The table is told that its scroll bars are somebody else's: it would measure them by a style element, which the
 * content security policy refuses.
 */
const UNMEASURED = { tailor: true };

/** Rows as a table. */
export function TableList<Row extends object>({ rows, columns, keyOf, label, details }: RowsProps<Row>): ReactElement {
  return (
    <div className={css.table}>
      <Table<Row>
        {...UNMEASURED}
        aria-label={label}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        columns={columns.map(({ key, title, render, align, short, role }) => ({
          key,
          title: role === 'actions' ? <VisuallyHidden>{title}</VisuallyHidden> : title,
          align: role === 'actions' ? 'end' : align,
          className: classNames(short && css.short, role === 'name' && css.nameColumn),
          ...(role === 'name' && { rowScope: 'row' as const }),
          render: (_value: unknown, row: Row) => render(row),
        }))}
        expandable={
          details && {
            expandedRowRender: details.of,
            rowExpandable: (row) => details.of(row) !== null,
            columnWidth: 52,
            expandIcon: ({ expandable, expanded, record, onExpand }) =>
              expandable && (
                <IconButton
                  icon={chevronDownIcon}
                  label={details.label}
                  className={css.expand}
                  aria-expanded={expanded}
                  onClick={(event) => onExpand(record, event)}
                />
              ),
            columnTitle: <VisuallyHidden>{details.label}</VisuallyHidden>,
          }
        }
      />
    </div>
  );
}
