import { accountingFileName, PAGE_SIZE } from '@arbora/domain';
import { defineSection } from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { ExportForm } from './export-form';
import { downloadExports } from './export.mutations';

/** Exports of tax documents for accounting, each of which can be downloaded again. */
export const accountingExports = defineSection({
  name: 'exports',
  resource: 'accounting_export_list',
  select:
    'id,date_from,date_to,format,document_count,last_payment,last_credit_note,is_period_over,sha256,byte_size,author_name,created_at',
  texts: 'manager.payments',
  title: 'exports.title',
  lead: 'exports.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-created_at'],
  nameOf: accountingFileName,
  emptyState: { title: 'exports.none', text: 'exports.noneText' },
  header: () => <ExportForm />,
  columns: [
    {
      key: 'format',
      title: 'exports.format',
      cell: ({ format }, { t }) => t(`exports.formats.${format}`),
      exported: ({ format }, { t }) => t(`exports.formats.${format}`),
    },
    { key: 'date_from', title: 'exports.from', kind: 'date', sort: true },
    {
      key: 'date_to',
      title: 'exports.to',
      kind: 'date',
    },
    {
      key: 'is_period_over',
      title: 'exports.whole',
      cell: ({ is_period_over }, { t }) =>
        is_period_over ? t('exports.over') : <Badge tone="warning">{t('exports.notOver')}</Badge>,
      exported: ({ is_period_over }, { t }) => t(is_period_over ? 'exports.over' : 'exports.notOver'),
    },
    { key: 'document_count', title: 'exports.count', kind: 'number' },
    { key: 'last_payment', title: 'exports.lastPayment', hidden: true },
    { key: 'last_credit_note', title: 'exports.lastCreditNote', hidden: true },
    { key: 'author_name', title: 'exports.author' },
    { key: 'created_at', title: 'exports.created', kind: 'moment', sort: true },
    { key: 'byte_size', title: 'exports.size', kind: 'number', hidden: true },
    { key: 'sha256', title: 'exports.hash', hidden: true },
  ],
  actions: [
    {
      name: 'download',
      label: 'exports.download',
      icon: downloadIcon,
      run: downloadExports,
      done: 'exports.downloaded',
    },
  ],
});
