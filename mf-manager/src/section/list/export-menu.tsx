import { pragueDay, slug } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { csvFile } from '../../files/csv';
import { xlsxFile } from '../../files/xlsx';
import type { Section, SectionRow, SectionTexts } from '../section';
import type { SectionView } from '../section-address';
import { readAll } from '../section-rows';
import { exportedLines } from './exported';
import { Menu } from './menu';
import css from './section-list.module.css';

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** The section's name and today's day. */
function fileName(title: string, format: Format): string {
  return `${slug(title)}-${pragueDay(Date.now())}.${format}`;
}

interface ExportMenuProps {
  section: Section;
  view: SectionView;
  texts: SectionTexts;
  /** Rows that are selected; none stands for all that match. */
  selected: readonly SectionRow[];
  /** How many match. */
  total: number;
}

/** Saves the selected rows, or all that match, as a file with the columns of the list. */
export function ExportMenu({ section, view, texts, selected, total }: ExportMenuProps): ReactElement {
  const { t, formats, locale } = useText('manager');
  const errorText = useErrorText();
  const [pending, setPending] = useState<Format | null>(null);
  const [read, setRead] = useState(0);
  const count = selected.length || total;

  async function save(format: Format): Promise<void> {
    setPending(format);
    setRead(0);
    try {
      const rows = selected.length > 0 ? selected : await readAll(section, view, setRead);
      const lines = exportedLines(section, view, rows, texts);
      const title = texts.t(section.title);
      const file = format === 'csv' ? csvFile(lines, locale) : await xlsxFile(title, lines);
      saveFile(fileName(title, format), file);
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
      {FORMATS.map((format) => (
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
