import { useText } from '@arbora/i18n';
import { Alert, Table } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import css from './changes-preview.module.css';
import { titleOf, formatCellValue, type EditableColumn, type RowChange } from './editable-column';

/** Most rows listed; the totals count all. */
const LISTED = 200;

interface ChangesPreviewProps {
  section: Section;
  texts: SectionTexts;
  changes: readonly RowChange[];
  unchanged: number;
  /** Reasons for skipped rows. */
  faults: readonly string[];
}

/** Preview of the changes: old and new values side by side, and the skipped rows. */
export function ChangesPreview({ section, texts, changes, unchanged, faults }: ChangesPreviewProps): ReactElement {
  const { t, formats } = useText('office');
  const written = section.editable!.columns.filter(({ key }) => changes.some(({ values }) => key in values));
  const words = (column: EditableColumn, value: unknown): string =>
    formatCellValue(column, value, texts) || t('value.empty');
  return (
    <>
      <p role="status">
        {t('import.summary', {
          changed: formats.number(changes.length),
          unchanged: formats.number(unchanged),
          faulty: formats.number(faults.length),
        })}
      </p>
      {faults.length > 0 && (
        <Alert tone="warning" title={t('import.leftOut')}>
          <ul className={css.faults}>
            {faults.slice(0, LISTED).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Alert>
      )}
      {changes.length > 0 && (
        <Table
          caption={t('import.changes')}
          rows={changes.slice(0, LISTED)}
          keyOf={({ row }) => String(row[section.key])}
          columns={[
            { key: 'name', title: texts.t(section.columns[0]!.title), cell: ({ name }) => name },
            ...written.map((column) => ({
              key: column.key,
              title: titleOf(section, column.key, texts),
              ...(column.kind === 'number' && { align: 'end' as const }),
              cell: ({ row, values }: RowChange) =>
                column.key in values && (
                  <span>
                    <s>{words(column, row[column.key])}</s> → <strong>{words(column, values[column.key])}</strong>
                  </span>
                ),
            })),
          ]}
        />
      )}
      {changes.length > LISTED && <p>{t('import.more', { number: formats.number(changes.length - LISTED) })}</p>}
    </>
  );
}
