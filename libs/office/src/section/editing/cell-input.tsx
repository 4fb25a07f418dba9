import { useText } from '@arbora/i18n';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { SectionTexts } from '../section';
import css from './editable-cell.module.css';
import { isSameCell, formatCellValue, type CellValue, type EditableColumn } from './editable-column';
import { moveFocus } from './move-focus';
import { readCell } from './read-cell';

interface CellInputProps {
  column: EditableColumn;
  texts: SectionTexts;
  label: string;
  value: unknown;
  /** Called with the new value (undefined for none) and whether the cell lost focus. */
  onClose: (value: CellValue | undefined, hasLostFocus: boolean) => void;
}

/** Input of a cell: Enter, vertical arrows and blur save, Escape cancels. */
export function CellInput({ column, texts, label, value, onClose }: CellInputProps): ReactElement {
  const { t } = useText('office');
  const [draft, setDraft] = useState(() => draftOf(column, value, texts));
  const [isWrong, setWrong] = useState(false);
  const isClosed = useRef(false);
  const frame = useRef<HTMLSpanElement>(null);
  // The user has just opened this input.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-cell]')?.focus(), []);

  function close(next: CellValue | undefined, hasLostFocus: boolean): void {
    isClosed.current = true;
    onClose(next, hasLostFocus);
  }
  /** Saves a valid value; `step` then moves the focus to another row. */
  function finish(hasLostFocus: boolean, step?: () => boolean): void {
    if (isClosed.current) return;
    const next = readCell(column, draft, texts);
    if (next === undefined || (next === null && column.required)) return setWrong(true);
    // Before `step`, which moves the focus: the blur that this causes must not save again.
    isClosed.current = true;
    close(isSameCell(column, value, next) ? undefined : next, step?.() ?? hasLostFocus);
  }
  function press(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
    const { key, currentTarget } = event;
    event.stopPropagation();
    if (key === 'Escape') return close(undefined, false);
    const isStep = (key === 'ArrowUp' || key === 'ArrowDown') && column.kind !== 'choice';
    if (key !== 'Enter' && !isStep) return;
    event.preventDefault();
    finish(false, () => moveFocus(currentTarget, isStep ? key : 'ArrowDown'));
  }
  const shared = {
    value: draft,
    'aria-label': label,
    'aria-invalid': isWrong,
    'data-cell': column.key,
    className: css.input,
    onChange: ({ target }: { target: { value: string } }) => {
      setWrong(false);
      setDraft(target.value);
    },
    onKeyDown: press,
    onBlur: () => finish(true),
  };
  return (
    <span ref={frame} className={css.open}>
      {column.kind === 'choice' ? (
        <select {...shared}>
          {!column.required && <option value="">{t('value.empty')}</option>}
          {column.values.map((one) => (
            <option key={one} value={one}>
              {column.valueLabel(one, texts)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          // Preserves the width of the column.
          size={1}
          autoComplete="off"
          inputMode={column.kind === 'number' ? 'decimal' : 'text'}
          data-number={column.kind === 'number' || undefined}
          maxLength={column.kind === 'text' ? column.max : 20}
        />
      )}
      {isWrong && (
        <span role="alert" className={css.fault}>
          {t('bulk.unusable')}
        </span>
      )}
    </span>
  );
}

/** Initial text of the input: numbers with the decimal mark of the language and without grouping. */
function draftOf(column: EditableColumn, value: unknown, texts: SectionTexts): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'number') return String(Number(value)).replace('.', texts.locale === 'en' ? '.' : ',');
  return column.kind === 'choice' ? String(value) : formatCellValue(column, value, texts);
}
