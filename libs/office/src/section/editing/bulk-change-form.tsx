import { useText } from '@arbora/i18n';
import { useId, type ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import css from '../import/import.module.css';
import { operationsOf, type BulkOperation } from './bulk-change';
import { titleOf, formatCellValue, type EditableColumn } from './editable-column';

export interface BulkDraft {
  /** The column. */
  key: string;
  operation: BulkOperation;
  /** Typed or selected value. */
  text: string;
}

interface BulkChangeFormProps {
  section: Section;
  texts: SectionTexts;
  column: EditableColumn;
  draft: BulkDraft;
  isWrong: boolean;
  onChange: (draft: BulkDraft) => void;
}

/** The column, the operation and the value of a bulk change. */
export function BulkChangeForm(props: BulkChangeFormProps): ReactElement {
  const { section, texts, column, draft, isWrong, onChange } = props;
  const { t } = useText('office');
  const hintId = useId();
  const { operation } = draft;
  const hint = isWrong
    ? t('bulk.unusable')
    : operation === 'percent' || operation === 'add'
      ? t(`bulk.${operation}Hint`)
      : '';
  return (
    <div className={css.mapping}>
      <label>
        <span>{t('bulk.column')}</span>
        <select
          value={draft.key}
          onChange={({ target }) => onChange({ key: target.value, operation: 'set', text: '' })}
        >
          {section.editable!.columns.map(({ key }) => (
            <option key={key} value={key}>
              {titleOf(section, key, texts)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('bulk.how')}</span>
        <select
          value={operation}
          onChange={({ target }) => onChange({ ...draft, operation: target.value as BulkOperation, text: '' })}
        >
          {operationsOf(column).map((one) => (
            <option key={one} value={one}>
              {t(`bulk.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {operation !== 'clear' && (
        <div>
          <label>
            <span>{t('bulk.value')}</span>
            <BulkValue {...props} hintId={hintId} />
          </label>
          <p id={hintId} className={css.hint} role="status">
            {hint}
          </p>
        </div>
      )}
    </div>
  );
}

function BulkValue({ texts, column, draft, isWrong, onChange, hintId }: BulkChangeFormProps & { hintId: string }) {
  const shared = {
    value: draft.text,
    'aria-describedby': hintId,
    'aria-invalid': isWrong,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, text: target.value }),
  };
  if (column.kind === 'text' || column.kind === 'number') {
    return (
      <input {...shared} type="text" autoComplete="off" inputMode={column.kind === 'number' ? 'decimal' : 'text'} />
    );
  }
  const values: readonly (string | boolean)[] = column.kind === 'flag' ? [true, false] : column.values;
  return (
    <select {...shared}>
      <option value="" />
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {formatCellValue(column, one, texts)}
        </option>
      ))}
    </select>
  );
}
