import { useText } from '@arbora/i18n';
import { Button, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Section } from '../section';
import { useSectionTexts } from '../use-section-texts';
import { columnLabel } from './column-label';
import css from './conflict.module.css';
import type { Conflict } from './form-values';

interface ConflictDialogProps {
  section: Section;
  conflicts: readonly Conflict[];
  /** Called with the columns whose saved value replaces the own one. */
  onChosen: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Both values of each column that two people have changed, side by side: one of them is chosen. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const { section, conflicts, onChosen, onClose } = props;
  const { t } = useText('office');
  const texts = useSectionTexts(section);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  function take(name: string, isTheirs: boolean): void {
    const next = new Set(theirs);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirs(next);
  }
  const words = ({ field }: Conflict, value: unknown): string =>
    field.formatValue(value, texts) || `(${t('value.empty')})`;
  return (
    <Dialog
      open
      size="wide"
      keepOnBackdrop
      title={t('conflict.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={() => setTheirs(new Set(conflicts.map(({ name }) => name)))}>
            {t('conflict.allTheirs')}
          </Button>
          <Button variant="quiet" onClick={() => setTheirs(new Set())}>
            {t('conflict.allMine')}
          </Button>
          <Button onClick={() => onChosen(theirs)}>{t('conflict.apply')}</Button>
        </>
      }
    >
      <p>{t('conflict.lead')}</p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.name} className={css.field}>
          <legend className={css.legend}>{columnLabel(conflict.field, conflict.name, texts)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose} className={css.version}>
              <input
                type="radio"
                name={conflict.name}
                checked={theirs.has(conflict.name) === (whose === 'theirs')}
                onChange={() => take(conflict.name, whose === 'theirs')}
              />
              <strong className={css.whose}>{t(`conflict.${whose}`)}</strong>
              <span className={css.value}>{words(conflict, conflict[whose])}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
