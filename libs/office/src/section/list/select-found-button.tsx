import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ROWS_MAX } from '../editing/save-changes.mutation';
import type { Section, SectionRow } from '../section';
import { readAll } from '../section-rows';
import type { SectionView } from '../section-view';
import type { Selection } from './use-selection';

interface SelectFoundButtonProps {
  section: Section;
  view: SectionView;
  selection: Selection;
  /** Rows of the shown page. */
  shown: readonly SectionRow[];
  /** Number of matching rows. */
  total: number;
}

/**
 * Extends the selection of a whole page to all rows found, in sections with bulk changes; their other actions are
 * written in chunks, too.
 */
export function SelectFoundButton(props: SelectFoundButtonProps): ReactElement | null {
  const { section, view, selection, shown, total } = props;
  const { t, formats } = useText('office');
  const errorText = useErrorText();
  const [isReading, setReading] = useState(false);
  const isWholePage = shown.length > 0 && shown.every(selection.has);
  if (!section.editable || !isWholePage || total <= selection.rows.length || total > ROWS_MAX) return null;

  async function selectAll(): Promise<void> {
    setReading(true);
    try {
      selection.add(await readAll(section, view, () => undefined));
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      setReading(false);
    }
  }
  return (
    <Button size="small" variant="quiet" pending={isReading} onClick={() => void selectAll()}>
      {t('list.selectFound', { count: total, number: formats.number(total) })}
    </Button>
  );
}
