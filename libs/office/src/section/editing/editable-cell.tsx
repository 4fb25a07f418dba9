import { useText } from '@arbora/i18n';
import { classNames, VisuallyHidden } from '@arbora/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { SectionRow, SectionTexts } from '../section';
import { CellInput } from './cell-input';
import css from './editable-cell.module.css';
import { formatCellValue, type CellValue, type EditableColumn } from './editable-column';
import { isArrow, moveFocus } from './move-focus';
import type { SaveCell } from './use-cell-save';

interface EditableCellProps {
  column: EditableColumn;
  row: SectionRow;
  texts: SectionTexts;
  /** Titles of column and row, for screen readers. */
  title: string;
  name: string;
  onSave: SaveCell;
  /** The formatted value. */
  children: ReactNode;
}

/**
 * An editable cell: a click or Enter opens its input; a boolean toggles at once. Arrow keys move between
 * cells.
 */
export function EditableCell({ column, row, texts, title, name, onSave, children }: EditableCellProps): ReactElement {
  const { t } = useText('office');
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);
  const value = row[column.key];
  const isEmpty = formatCellValue(column, value, texts) === '';

  useEffect(() => {
    if (isOpen || !keepsFocus.current) return;
    keepsFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  async function save(next: CellValue): Promise<void> {
    setPending(true);
    await onSave(row, column, next);
    setPending(false);
  }
  if (isOpen) {
    return (
      <CellInput
        {...{ column, texts, value }}
        label={t('cell.input', { title, name })}
        onClose={(next, isLeft) => {
          keepsFocus.current = !isLeft;
          setOpen(false);
          if (next !== undefined) void save(next);
        }}
      />
    );
  }
  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    if (isArrow(event.key)) {
      moveFocus(event.currentTarget, event.key);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'F2') setOpen(true);
  }
  return (
    <button
      ref={button}
      type="button"
      data-cell={column.key}
      className={classNames(css.cell, column.kind === 'number' && css.number)}
      aria-busy={isPending}
      onKeyDown={press}
      onClick={() => (column.kind === 'flag' ? void save(value !== true) : setOpen(true))}
    >
      {isEmpty ? (
        <>
          <span className={css.empty} aria-hidden>
            –
          </span>
          <VisuallyHidden>{t('value.empty')}</VisuallyHidden>
        </>
      ) : (
        children
      )}
      <VisuallyHidden>{t(column.kind === 'flag' ? 'cell.toggle' : 'cell.edit', { title, name })}</VisuallyHidden>
    </button>
  );
}
