import { useText } from '@arbora/i18n';
import { Alert, Table } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import type { Comparison } from './compare-table';
import css from './import.module.css';

/** Lines that are listed; the numbers above them are of all. */
const LISTED = 200;

interface ImportPreviewProps {
  section: Section;
  texts: SectionTexts;
  compared: Comparison;
}

/** What an import would change, old and new beside each other, and the lines that it leaves out. */
export function ImportPreview({ section, texts, compared }: ImportPreviewProps): ReactElement {
  const { t, formats } = useText('manager');
  const { changes, faults, unchanged } = compared;
  const { columns } = section.importing!;
  const written = columns.filter(({ key }) => changes.some(({ values }) => values[key] !== undefined));
  const number = (value: unknown, decimals: number): string => formats.number(Number(value), decimals);
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
            {faults.slice(0, LISTED).map(({ line, kind, text }) => (
              <li key={line}>{t(`import.line.${kind}`, { line: String(line), text })}</li>
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
            ...written.map(({ key, decimals }) => ({
              key,
              title: texts.t(section.columns.find((column) => column.key === key)!.title),
              align: 'end' as const,
              cell: ({ row, values }: (typeof changes)[number]) =>
                values[key] !== undefined && (
                  <>
                    <s>{number(row[key], decimals)}</s> → <strong>{number(values[key], decimals)}</strong>
                  </>
                ),
            })),
          ]}
        />
      )}
      {changes.length > LISTED && <p>{t('import.more', { number: formats.number(changes.length - LISTED) })}</p>}
    </>
  );
}
