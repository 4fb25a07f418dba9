import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import { cellOf } from '../list/cell';
import type { Section, SectionRow } from '../section';
import { useSectionTexts } from '../use-section-texts';
import { RecordActions } from './record-actions';
import { RecordHistory } from './record-history';

/** A read-only record: its columns, or the section's own view of it. */
export function RecordDetail(props: { section: Section; row: SectionRow; onClosed: () => void }): ReactElement {
  const { section, row, onClosed } = props;
  const texts = useSectionTexts(section);
  const facts = section.columns.slice(1).map((column) => ({
    label: texts.t(column.title),
    value: cellOf(column, row, texts) || null,
  }));
  return (
    <>
      {section.detail ? section.detail(row, texts) : <DataList items={facts} />}
      <RecordActions section={section} row={row} onDone={onClosed} />
      {section.formatChange && <RecordHistory section={section} id={String(row[section.key])} />}
    </>
  );
}
