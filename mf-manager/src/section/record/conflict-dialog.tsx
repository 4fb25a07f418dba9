import { useText } from '@arbora/i18n';
import { Button, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Section, SectionRow } from '../section';
import { useSectionTexts } from '../use-section-texts';
import { columnLabel } from './column-label';
import css from './conflict.module.css';
import { differencesOf, type Difference, type InputValues } from './form-values';

interface ConflictDialogProps {
  section: Section;
  /** The initial row of the form, and the conflicting saved one. */
  base: SectionRow;
  current: SectionRow;
  typed: InputValues;
  /** Called with the own values to keep. */
  onChosen: (mine: InputValues) => void;
  onClose: () => void;
}

/** Two versions of a record side by side: resolves each differing column to one of them. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const { section, base, current, typed, onChosen, onClose } = props;
  const { t } = useText('manager');
  const texts = useSectionTexts(section);
  const [differences] = useState(() => differencesOf(section, base, current, typed));
  const [mine, setMine] = useState(() => new Set(differences.filter(prefersMine(base)).map(({ name }) => name)));

  function take(name: string, isTaken: boolean): void {
    const next = new Set(mine);
    if (isTaken) next.add(name);
    else next.delete(name);
    setMine(next);
  }
  const words = ({ field }: Difference, value: unknown): string =>
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
          <Button variant="quiet" onClick={() => setMine(new Set())}>
            {t('conflict.allTheirs')}
          </Button>
          <Button variant="quiet" onClick={() => setMine(new Set(differences.map(({ name }) => name)))}>
            {t('conflict.allMine')}
          </Button>
          <Button
            onClick={() =>
              onChosen(
                Object.fromEntries(differences.filter(({ name }) => mine.has(name)).map((one) => [one.name, one.mine])),
              )
            }
          >
            {t('conflict.apply')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.lead')}</p>
      {differences.map((difference) => (
        <fieldset key={difference.name} className={css.field}>
          <legend className={css.legend}>{columnLabel(difference.field, difference.name, texts)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose} className={css.version}>
              <input
                type="radio"
                name={difference.name}
                checked={mine.has(difference.name) === (whose === 'mine')}
                onChange={() => take(difference.name, whose === 'mine')}
              />
              <strong className={css.whose}>{t(`conflict.${whose}`)}</strong>
              <span className={css.value}>{words(difference, difference[whose])}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

/** Changes that only the other version has are merged without a question. */
function prefersMine(base: SectionRow): (difference: Difference) => boolean {
  return ({ field, name, mine, isConflict }) =>
    isConflict || JSON.stringify(field.inputOf(base[name])) !== JSON.stringify(mine);
}
