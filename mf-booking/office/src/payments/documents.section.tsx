import { api } from '@arbora/api';
import { PAGE_SIZE, type TaxDocument } from '@arbora/domain';
import { defineSection, withWords } from '@arbora/office';
import { routes } from '@arbora/routes';
import { saveFile } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { firstDay, lastMonths, nextMonth } from './months';

type Document = Pick<TaxDocument, 'id' | 'label'>;

/** Saves the documents in a format. Sequential, as browsers drop downloads that start at once. */
const downloadAs =
  (extension: 'pdf' | 'isdoc') =>
  async (documents: readonly Document[]): Promise<void> => {
    const format = extension === 'pdf' ? '' : `/${extension}`;
    for (const { id, label } of documents) {
      saveFile(`${label}.${extension}`, await api.file(`/backend/tax_document/${id}${format}`));
    }
  };

const taxOf = ({ rates }: Pick<TaxDocument, 'rates'>): number =>
  rates.reduce((sum, { tax }) => sum + Math.round(tax * 100), 0) / 100;

/** Issued tax documents with their files. */
export const taxDocuments = defineSection({
  name: 'documents',
  resource: 'tax_document',
  select: 'id,kind,label,issued_on,supplied_on,buyer,buyer_name,rates,total,currency,vs',
  texts: 'manager.payments',
  title: 'documents.title',
  lead: 'documents.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-issued_on', '-label'],
  nameOf: ({ label }) => label,
  emptyState: { title: 'documents.none', text: 'documents.noneText' },
  columns: [
    { key: 'label', title: 'documents.number', sort: true },
    {
      key: 'kind',
      title: 'documents.kind',
      cell: ({ kind }, { t }) => t(`documents.kinds.${kind}`),
      exported: ({ kind }, { t }) => t(`documents.kinds.${kind}`),
    },
    { key: 'buyer_name', title: 'documents.buyer', sort: true },
    {
      key: 'buyer',
      title: 'documents.ico',
      hidden: true,
      cell: ({ buyer }) => buyer.ico,
      exported: ({ buyer }) => buyer.ico ?? null,
    },
    { key: 'issued_on', title: 'documents.issued', kind: 'date', sort: true },
    { key: 'supplied_on', title: 'documents.supplied', kind: 'date', hidden: true },
    { key: 'vs', title: 'payment.vs', hidden: true },
    {
      key: 'rates',
      title: 'documents.tax',
      kind: 'money',
      cell: (row, { formats }) => formats.money(taxOf(row), row.currency, 2),
      exported: taxOf,
    },
    {
      key: 'total',
      title: 'payment.amount',
      kind: 'money',
      sort: true,
      cell: ({ total, currency }, { formats }) => formats.money(total, currency, 2),
    },
    { key: 'currency', title: 'payment.currency', hidden: true },
  ],
  search: { label: 'documents.search', by: withWords },
  filters: [
    {
      name: 'kind',
      label: 'documents.kind',
      all: 'documents.all',
      values: ['payment', 'credit_note'],
      valueLabel: (value, { t }) => t(value === 'payment' ? 'documents.kinds.payment' : 'documents.kinds.credit_note'),
      apply: (query, value) => query.eq('kind', value as TaxDocument['kind']),
    },
    {
      name: 'month',
      label: 'documents.month',
      all: 'documents.allMonths',
      values: lastMonths(new Date()),
      valueLabel: (value, { formats }) => formats.month(firstDay(value)),
      apply: (query, value) => query.gte('issued_on', firstDay(value)).lt('issued_on', firstDay(nextMonth(value))),
    },
  ],
  actions: [
    {
      name: 'download',
      label: 'documents.download',
      icon: downloadIcon,
      run: downloadAs('pdf'),
      done: 'documents.done',
    },
    {
      name: 'isdoc',
      label: 'documents.downloadIsdoc',
      icon: downloadIcon,
      inRow: false,
      run: downloadAs('isdoc'),
      done: 'documents.done',
    },
  ],
});
