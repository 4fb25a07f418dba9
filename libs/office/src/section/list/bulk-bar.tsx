import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import css from './section-list.module.css';
import type { Selection } from './use-selection';
import type { SectionActions } from './use-section-actions';

interface BulkBarProps {
  section: Section;
  selection: Selection;
  actions: SectionActions;
  texts: SectionTexts;
  /** Extends the selection. */
  more?: ReactElement;
}

/** Actions on the selected rows; each skips rows that it does not apply to. */
export function BulkBar({ section, selection, actions, texts, more }: BulkBarProps): ReactElement | null {
  const { t } = useText('office');
  const { rows } = selection;
  if (rows.length === 0) return null;
  return (
    <div className={css.bulk} role="group" aria-label={t('list.selected', { count: rows.length })}>
      <span className={css.count}>{t('list.selected', { count: rows.length })}</span>
      {more}
      {(section.actions ?? []).map((action) => {
        const applicable = action.to ? [] : rows.filter((row) => action.appliesTo?.(row) ?? true);
        if (applicable.length === 0) return null;
        return (
          <Button
            key={action.name}
            size="small"
            variant={action.tone === 'danger' ? 'quietDanger' : 'secondary'}
            icon={action.icon}
            pending={actions.pending === action.name}
            onClick={() => actions.run(action, applicable, selection.clear)}
          >
            {texts.t(action.label)}
            {applicable.length < rows.length && ` (${applicable.length})`}
          </Button>
        );
      })}
      {section.form?.remove && (
        <Button
          size="small"
          variant="quietDanger"
          icon={trashIcon}
          pending={actions.pending === 'remove'}
          onClick={() => actions.remove(rows, selection.clear)}
        >
          {t('record.remove')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={selection.clear}>
        {t('list.unselect')}
      </Button>
    </div>
  );
}
