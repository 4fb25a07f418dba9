import { rest, row } from '@arbora/api';
import { routes } from '@arbora/routes';
import { refreshIcon } from '@arbora/ui/icons';
import { Author, personEmail, defineSection, type SectionRow } from '@arbora/office';
import { TABLES, tableLabel } from './audit-labels';
import { ChangeDetail, WHOLE_CHANGE } from './change-detail';
import { personFilter, sinceFilter } from './log-filters';

const ROWS_PER_PAGE = 50;

/** All changes in the history; for admins. */
export const changes = defineSection({
  name: 'changes',
  resource: 'audit_list',
  select: 'id,change_id,at,person_id,person_email,person_state,operation,table_name,row_key,undoes',
  detailSelect: WHOLE_CHANGE,
  texts: 'manager.audit',
  title: 'changes.title',
  lead: 'changes.lead',
  route: routes.managerAudit,
  pageSize: ROWS_PER_PAGE,
  order: ['-id'],
  nameOf: ({ table_name }, { t }) => tableLabel(table_name, t),
  emptyState: { title: 'changes.none' },
  columns: [
    { key: 'table_name', title: 'change.table' },
    {
      key: 'operation',
      title: 'change.operation',
      cell: ({ operation, undoes }, { t }) =>
        t(undoes === null ? `operation.${operation as 'insert'}` : 'operation.undo'),
      exported: ({ operation }) => operation,
    },
    {
      key: 'person_email',
      title: 'change.person',
      cell: (change) => <Author id={change.person_id} name={personEmail(change)} state={change.person_state} />,
      exported: personEmail,
    },
    { key: 'at', title: 'change.at', kind: 'moment' },
    { key: 'row_key', title: 'change.key', hidden: true },
  ],
  filters: [
    {
      name: 'table',
      label: 'change.table',
      all: 'changes.allTables',
      values: TABLES,
      valueLabel: (value, { t }) => tableLabel(value, t),
      apply: (query, value) => query.eq('table_name', value),
    },
    sinceFilter,
    personFilter,
  ],
  detail: (change) => <ChangeDetail change={change} />,
  actions: [
    {
      name: 'undo',
      label: 'change.undo',
      icon: refreshIcon,
      inRow: false,
      run: async (chosen: readonly SectionRow[]) => {
        // Newest first: an older change of the same row can only be undone after the newer one.
        const ids = [...new Set(chosen.map(({ change_id }) => Number(change_id)))].sort((a, b) => b - a);
        for (const p_change of ids) await row(rest().rpc('undo_change', { p_change }));
      },
      done: 'change.undone',
    },
  ],
});
