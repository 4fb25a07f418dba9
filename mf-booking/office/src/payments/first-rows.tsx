import type { CsvColumnsQuestion } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Table } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './payments.module.css';

/** The first rows of a CSV below their headings. */
export function FirstRows({ question }: { question: CsvColumnsQuestion }): ReactElement {
  const { t } = useText('manager.payments');
  const columns = question.columns.map((title, index) => ({
    key: String(index),
    title,
    cell: (row: { cells: readonly string[] }) => row.cells[index],
  }));
  const rows = question.rows.map((cells, index) => ({ cells, key: String(index) }));
  return (
    <div className={css.firstRows}>
      <Table caption={t('columns.rows')} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </div>
  );
}
