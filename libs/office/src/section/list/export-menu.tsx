import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { saveTable, TABLE_FORMATS, type TableFormat } from '../../files/save-table';
import type { Section, SectionRow, SectionTexts } from '../section';
import type { SectionView } from '../section-view';
import { readAll } from '../section-rows';
import { exportedLines } from './exported';
import { Menu } from './menu';
import css from './section-list.module.css';

interface ExportMenuProps {
  section: Section;
  view: SectionView;
  texts: SectionTexts;
  /** Selected rows; empty means all that match. */
  selected: readonly SectionRow[];
  /** Number of matching rows. */
  total: number;
}

/** Exports the selected rows, or all that match, with the columns of the list. */
export function ExportMenu({ section, view, texts, selected, total }: ExportMenuProps): ReactElement {
  const { t, formats, locale } = useText('office');
  const errorText = useErrorText();
  const [pending, setPending] = useState<TableFormat | null>(null);
  const [read, setRead] = useState(0);
  const count = selected.length || total;

  async function save(format: TableFormat): Promise<void> {
    setPending(format);
    setRead(0);
    try {
      const rows = selected.length > 0 ? selected : await readAll(section, view, setRead);
      const lines = exportedLines(section, view, rows, texts);
      await saveTable(texts.t(section.title), format, lines, locale);
      snackbar('success', t('export.saved', { count: rows.length, number: formats.number(rows.length) }));
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      setPending(null);
    }
  }
  return (
    <Menu label={t('export.label')} icon={downloadIcon}>
      <p className={css.legend} role="status">
        {pending && read > 0
          ? t('export.progress', { read: formats.number(read), total: formats.number(total) })
          : t(selected.length > 0 ? 'export.selected' : 'export.all', { count, number: formats.number(count) })}
      </p>
      {TABLE_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          pending={pending === format}
          disabled={count === 0 || pending !== null}
          onClick={() => void save(format)}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
    </Menu>
  );
}
