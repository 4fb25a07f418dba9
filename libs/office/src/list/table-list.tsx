import { classNames, IconButton, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon } from '@arbora/ui/icons';
import { Table } from 'antd';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ListColumn } from './list-column';
import { ListHead } from './list-head';
import css from './list.module.css';

export interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  label: string;
  details?: { label: string; of: (row: Row) => ReactNode } | undefined;
  /** Rows of 36 to 40 px. */
  compact?: boolean | undefined;
  /** Click on a row outside its controls. */
  onOpen?: ((row: Row) => void) | undefined;
}

/** Elements of a row that handle clicks themselves. */
const CONTROLS = 'a, button, input, select, label, summary';

/**
 * Custom scroll bars by declaration: antd would otherwise measure native ones by a style element, which the
 * content security policy refuses.
 */
const CUSTOM_SCROLLBARS = { tailor: true };

/** Rows as a table. */
export function TableList<Row extends object>(props: RowsProps<Row>): ReactElement {
  const { rows, columns, keyOf, label, details, compact, onOpen } = props;
  return (
    <div className={classNames(css.table, compact && css.compact)}>
      <Table<Row>
        {...CUSTOM_SCROLLBARS}
        aria-label={label}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        {...(compact && { size: 'small' as const })}
        {...(onOpen && {
          onRow: (row: Row) => ({
            className: css.pressed,
            onClick: ({ target }: MouseEvent) => {
              // Selecting text is not a click on the row.
              if (!(target as Element).closest(CONTROLS) && window.getSelection()?.isCollapsed !== false) onOpen(row);
            },
          }),
        })}
        columns={columns.map((column) => ({
          key: column.key,
          title: <ListHead column={column} />,
          align: column.role === 'actions' ? 'end' : column.align,
          className: classNames(
            column.short && css.short,
            column.role === 'name' && css.nameColumn,
            column.role === 'select' && css.select,
            column.role === 'actions' && css.actions,
          ),
          ...(column.role === 'name' && { rowScope: 'row' as const }),
          ...(column.sort?.now && { onHeaderCell: () => ({ 'aria-sort': column.sort?.now }) }),
          render: (_value: unknown, row: Row) => column.render(row),
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
