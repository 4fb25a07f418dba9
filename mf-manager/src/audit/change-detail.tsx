import type { Selection } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { DataList, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Author, personEmail } from '@arbora/office';
import { tableLabel } from './audit-labels';
import css from './change-detail.module.css';
import { useRecordedTables } from './recorded-tables';
import { useColumnLabels } from './use-column-labels';

export const WHOLE_CHANGE =
  'id,change_id,at,person_id,person_email,person_state,operation,table_name,row_key,document,undoes,before,after';
type Change = Selection<'audit_list', typeof WHOLE_CHANGE>;

function valueIn(row: Record<string, unknown> | null, column: string): string {
  const value = row?.[column];
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** One change: its columns before and after, with a link to the changed record. */
export function ChangeDetail({ change }: { change: Change }): ReactElement {
  const { t, formats } = useText('manager.audit');
  const { at, operation, table_name, row_key, document, before, after } = change;
  const recorded = useRecordedTables();
  const columnLabel = useColumnLabels(table_name, recorded.tableOf(table_name));
  const link = operation === 'delete' ? null : recorded.linkTo(table_name, row_key, document);
  const columns = Object.keys({ ...before, ...after });
  return (
    <div className={css.detail}>
      <DataList
        items={[
          { label: t('change.operation'), value: t(`operation.${operation as 'insert'}`) },
          {
            label: t('change.person'),
            value: <Author id={change.person_id} name={personEmail(change)} state={change.person_state} />,
          },
          { label: t('change.at'), value: formats.dateTime(at) },
          { label: t('change.table'), value: tableLabel(table_name, t) },
          { label: t('change.key'), value: link ? <TextLink to={link}>{row_key}</TextLink> : row_key },
        ]}
      />
      {columns.length > 0 && (
        <ul role="list" className={css.columns}>
          {columns.map((column) => (
            <li key={column} className={css.column}>
              <h3 className={css.name} title={column}>
                {columnLabel(column)}
              </h3>
              <DataList
                items={[
                  { label: t('change.before'), value: <span className={css.value}>{valueIn(before, column)}</span> },
                  { label: t('change.after'), value: <span className={css.value}>{valueIn(after, column)}</span> },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
