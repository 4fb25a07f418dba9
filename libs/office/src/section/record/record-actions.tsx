import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useSectionActions } from '../list/use-section-actions';
import type { Section, SectionRow } from '../section';
import { useSectionTexts } from '../use-section-texts';
import css from './record.module.css';

/** Actions on one record, in its drawer. */
export function RecordActions(props: { section: Section; row: SectionRow; onDone: () => void }): ReactElement {
  const { section, row, onDone } = props;
  const { t } = useText('office');
  const texts = useSectionTexts(section);
  const actions = useSectionActions(section, texts);
  return (
    <div className={css.actions}>
      {(section.actions ?? [])
        // A dialog with fields cannot stand in the form of a record.
        .filter(({ appliesTo, dialog, to }) => !to && !(dialog && section.form) && (appliesTo?.(row) ?? true))
        .map((action) => (
          <Button
            key={action.name}
            variant={action.tone === 'danger' ? 'quietDanger' : 'secondary'}
            icon={action.icon}
            pending={actions.pending === action.name}
            onClick={() => actions.run(action, [row], onDone)}
          >
            {texts.t(action.label)}
          </Button>
        ))}
      {section.form?.remove && (
        <Button
          variant="quietDanger"
          icon={trashIcon}
          pending={actions.pending === 'remove'}
          onClick={() => actions.remove([row], onDone)}
        >
          {t('record.remove')}
        </Button>
      )}
      {actions.dialog}
    </div>
  );
}
