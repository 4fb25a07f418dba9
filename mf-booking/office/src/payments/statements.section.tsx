import { PAGE_SIZE, type Row } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { defineSection } from '@arbora/office';
import { FORMAT_NAMES } from './payment-labels';
import { StatementOutcomes } from './statement-outcomes';

/** Whether the services fetched it from the bank. */
const isFetched = ({
  file_name,
  imported_by,
  format,
}: Pick<Row<'bank_statement'>, 'file_name' | 'imported_by' | 'format'>): boolean =>
  file_name === null && imported_by === null && format === 'fio';

/** Imported bank statements, linked to their transactions. */
export const statements = defineSection({
  name: 'statements',
  resource: 'bank_statement',
  select: 'id,format,file_name,account,number,date_from,date_to,lines,result,imported_by,created_at',
  texts: 'manager.payments',
  title: 'statements.title',
  lead: 'statements.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-created_at'],
  nameOf: (row, { t }) => row.file_name ?? (isFetched(row) ? t('statement.fetched') : FORMAT_NAMES[row.format]),
  emptyState: { title: 'statements.none', text: 'payments.noneText' },
  pageOf: ({ id }) => routes.managerPayments.href({ statement: id }),
  columns: [
    { key: 'file_name', title: 'statement.file' },
    {
      key: 'result',
      title: 'statement.outcomes',
      cell: (row, texts) =>
        row.result ? (
          <StatementOutcomes result={row.result} texts={texts} />
        ) : (
          texts.t(isFetched(row) ? 'statement.unfinishedFetch' : 'statement.unfinished')
        ),
      exported: ({ result }) => result && JSON.stringify(result.outcomes),
    },
    { key: 'lines', title: 'statement.lines', kind: 'number' },
    { key: 'format', title: 'statement.format', cell: ({ format }) => FORMAT_NAMES[format], hidden: true },
    { key: 'account', title: 'statement.account', hidden: true },
    { key: 'number', title: 'statement.number', hidden: true },
    { key: 'date_from', title: 'statement.from', kind: 'date', hidden: true },
    { key: 'date_to', title: 'statement.to', kind: 'date' },
    { key: 'created_at', title: 'statement.imported', kind: 'moment', sort: true },
  ],
  search: { label: 'statements.search', by: ['file_name', 'number'] },
});
